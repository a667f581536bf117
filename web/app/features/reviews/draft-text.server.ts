import type { DraftPiece } from '@ticarum/contract/procedures/translations'
import type { Language } from '@ticarum/contract/values/languages'
import { untranslated } from '@ticarum/contract/values/translations'
import type { Api } from '@ticarum/server/client'

/** A text that nobody has approved; it stands in the form only. */
export interface TextDraft {
  name: string
  description: string
  /** so many sentences are still in the original language */
  left: number
}

interface Original {
  language: Language
  name: string
  description: string
}

/**
 * Drafts a text from sentences that were approved before and, if asked, the rest by the translation service. Null if
 * there would be nothing to read.
 */
export async function draftText(
  { translations }: Pick<Api, 'translations'>,
  { language: from, name, description }: Original,
  to: Language,
  byMachine: boolean,
): Promise<TextDraft | null> {
  const texts = [name, description].filter((text) => text !== '')
  const drafted = await translations.draft.try({ texts, from, to })
  if (!drafted.ok) return null
  const pieces = drafted.value.texts.flat()
  const open = [...new Set(pieces.filter(({ target }) => target === null).map(({ source }) => source.trim()))]
  const asked = byMachine && open.length > 0 ? await translations.translate.try({ texts: open, from, to }) : null
  const machine = new Map(asked?.ok ? open.map((source, n) => [source, asked.value.texts[n] ?? null]) : [])
  const of = ({ source, target }: DraftPiece) => target ?? machine.get(source.trim()) ?? null
  const left = pieces.filter((piece) => of(piece) === null).length
  if (left === pieces.length) return null
  const said = (parts: DraftPiece[] = []) =>
    parts
      .map((piece) => (of(piece) ?? untranslated(piece.source.trim())) + (/\s*$/.exec(piece.source)?.[0] ?? ''))
      .join('')
      .trim()
  const [titles = [], sentences] = drafted.value.texts
  return { name: titles.every((piece) => of(piece) !== null) ? said(titles) : '', description: said(sentences), left }
}
