import type { Picture } from '@ticarum/contract/fields'
import type { QuoteLine, QuoteRow, QuoteVersion } from '@ticarum/contract/procedures/quotes'
import { detailsIn } from '@ticarum/contract/values/details-in'
import { type Language, nameIn } from '@ticarum/contract/values/languages'
import { placesIn } from '@ticarum/contract/values/place-names'
import { quoteActOf } from '@ticarum/contract/values/quote-act'
import {
  changedInLine,
  changedTerms,
  isOpenQuote,
  quoteActionsOf,
  stateNow,
  waitsForSide,
} from '@ticarum/contract/values/quote-rules'
import type { Role } from '@ticarum/contract/values/roles'
import {
  keptOf,
  lineTermsOf,
  type StoredLine,
  type StoredQuote,
  type StoredVersion,
  standingOf,
  termsOf,
} from './stored-quote.ts'

export interface Reading {
  role: Role
  language: Language
  now: Date
}

/** The fields that list and page share. */
export function headOf(quote: StoredQuote, { role, language, now }: Reading) {
  const standing = standingOf(quote)
  const state = stateNow(standing, now)
  return {
    id: quote.id,
    number: quote.number,
    requestedAt: quote.created_at.toISOString(),
    state,
    customer: {
      id: quote.customer_id,
      company: quote.customer_company,
      city: placesIn(language, quote.customer_city),
    },
    supplier: { id: quote.supplier_id, name: quote.supplier_name },
    version: quote.version,
    totalCents: centsOf(quote.total_cents),
    answerBy: quote.answer_by,
    waitsFor: waitsForSide(state),
    claimAsked: role === 'admin' && quote.claim_asked && isOpenQuote(state),
    may: quoteActionsOf(role, standing, now),
    act: quoteActOf(role, standing, now),
  }
}

export type ListedQuote = StoredQuote &
  Pick<StoredLine, 'product_id' | 'names' | 'original_language' | 'unit' | 'image' | 'quantity'>

export const presentRow = (row: ListedQuote, reading: Reading): QuoteRow => ({
  ...headOf(row, reading),
  first: {
    productId: row.product_id,
    ...nameIn(row.names as Partial<Record<Language, string>>, row.original_language, reading.language),
    quantity: row.quantity,
    unit: row.unit,
    image: row.image as Picture | null,
  },
  furtherLines: row.line_count - 1,
})

export const centsOf = (cents: bigint | string | null) => (cents === null ? null : Number(cents))

/** People go by name among themselves, and for admins. */
export const actorOf = (
  { actor_role: role, actor_name: name }: { actor_role: Role; actor_name: string | null },
  reader: Role,
) => ({ role, name: reader === 'admin' || reader === role ? name : null })

export const versionHead = (version: StoredVersion, reader: Role) => ({
  number: version.number,
  side: version.side,
  by: actorOf(version, reader),
  at: version.created_at.toISOString(),
  totalCents: centsOf(version.total_cents),
})

interface WithLines {
  version: StoredVersion
  lines: StoredLine[]
}

/** A version with what it changed; the first changed nothing. */
export function presentVersion(
  { version, lines }: WithLines,
  before: WithLines | undefined,
  { role, language }: Reading,
): QuoteVersion {
  const terms = termsOf(version)
  return {
    ...versionHead(version, role),
    ...terms,
    basis: terms.basis && { ...terms.basis, place: placesIn(language, terms.basis.place) },
    notes: version.notes ?? '',
    notesLanguage: version.notes_language,
    changed: before ? changedTerms(termsOf(before.version), terms) : [],
    lines: lines.map((line, place) => presentLine(line, before?.lines[place], language)),
  }
}

function presentLine(line: StoredLine, before: StoredLine | undefined, language: Language): QuoteLine {
  const { names, details, image } = keptOf(line)
  const terms = lineTermsOf(line)
  const { priceCents, quantity, struckOut } = terms
  return {
    ...terms,
    breakdown: keptOf(line).breakdown,
    replaces: line.replaces,
    ...nameIn(names, line.original_language, language),
    articleCode: line.article_code,
    unit: line.unit,
    piecesPerUnit: line.pieces_per_unit,
    totalCents: priceCents === null || struckOut ? null : priceCents * quantity,
    details,
    shown: detailsIn(language, details),
    image,
    changed: before ? changedInLine(lineTermsOf(before), terms) : [],
  }
}
