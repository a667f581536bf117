/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen'

interface Steps {
  /** `attribute` decodes; a missing one is undefined */
  open?(name: string, attribute: (name: string) => string | undefined): void
  close?(name: string): void
  text?(text: string): void
}

/** What may still be walked through, in all documents of a file. */
export interface XmlBudget {
  elements: number
}

/** Thrown when a document has more elements than it may. */
export class XmlTooLarge extends Error {}

/** Longer texts are cut before they are decoded: no cell shows so much. */
const LONGEST_TEXT = 40_000

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** Walks through a document; names of elements come without their prefix. Entities of its own are not followed. */
export function walkXml(xml: Uint8Array, budget: XmlBudget, { open, close, text }: Steps): void {
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) => {
    budget.elements -= 1
    if (budget.elements < 0) throw new XmlTooLarge()
    if (!open) return
    let known: Record<string, string> | undefined
    open(withoutPrefix(name), (wanted) => {
      const all = known ?? attributes()
      known = all
      const found = all[wanted]
      return found === undefined ? undefined : decode(found)
    })
  })
  if (close) parser.on('closeTag', (name) => close(withoutPrefix(name)))
  if (text) parser.on('text', (written, decode) => text(decode(written.slice(0, LONGEST_TEXT)))).on('cdata', text)
  parser.parse(new TextDecoder('utf-8').decode(xml))
}
