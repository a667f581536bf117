import type { InboxSubject } from '@ticarum/contract/procedures/inbox'
import type { ListingCard } from '@ticarum/contract/procedures/listings'
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { languageOf } from '../../../context/language.ts'
import { pricedCards } from '../../listings/member-prices.server.ts'

export type NeedSubject = Extract<InboxSubject, { kind: 'need' }>

const FOUND = 12
/** As long as a search may be; a whole sentence finds nothing, and is not tried. */
const LONGEST_SEARCH = 100
const LONGEST_TRIED = 60

export interface Asking {
  /** the words that products were looked for by */
  find: string
  /** null: nothing was looked for, or it could not be read */
  found: Pick<ListingCard, 'id' | 'name' | 'language' | 'image' | 'priceCents' | 'unit' | 'supplier'>[] | null
  port: string | null
}

/** What the desk needs to ask suppliers: the products that come nearest, by the words of the address. */
export async function loadAsking(
  { request, url, context }: LoaderFunctionArgs,
  { message, port, customerId }: NeedSubject,
): Promise<Asking> {
  const api = context.get(apiContext)
  const language = languageOf(request)
  const typed = url.searchParams.get('find') ?? (message.length > LONGEST_TRIED ? '' : message)
  const find = typed.trim().slice(0, LONGEST_SEARCH)
  const [page, ports] = await Promise.all([
    find && customerId ? api.listings.list.try({ q: find, language, limit: FOUND }) : null,
    port ? api.tradeSettings.ports.try({ language }) : null,
  ])
  return {
    find,
    found: page?.ok
      ? (await pricedCards(api, page.value.items)).map(
          ({ id, name, language: written, image, priceCents, unit, supplier }) => ({
            ...{ id, name, language: written, image, priceCents, unit, supplier },
          }),
        )
      : null,
    port: (ports?.ok && ports.value.ports.find(({ code }) => code === port)?.name) || port,
  }
}
