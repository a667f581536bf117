/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen'

interface Steps {
  /** `attribute` decodes; a missing one is undefined */
  open?(name: string, attribute: (name: string) => string | undefined): void
  close?(name: string): void
  text?(text: string): void
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** Walks through a document; names of elements come without their prefix. Entities of its own are not followed. */
export function walkXml(xml: Uint8Array, { open, close, text }: Steps): void {
  const parser = new Parser()
  if (open)
    parser.on('openTag', (name, attributes, decode) => {
      let known: Record<string, string> | undefined
      open(withoutPrefix(name), (wanted) => {
        const all = known ?? attributes()
        known = all
        const found = all[wanted]
        return found === undefined ? undefined : decode(found)
      })
    })
  if (close) parser.on('closeTag', (name) => close(withoutPrefix(name)))
  if (text) parser.on('text', (written, decode) => text(decode(written))).on('cdata', text)
  parser.parse(new TextDecoder('utf-8').decode(xml))
}
