import { type FormEvent, use, useState } from 'react'
import { LanguageContext } from '../../texts.ts'
import type { Viewer } from '../listings/viewer.ts'

interface Product {
  id: string
  minimum: number
  wished?: boolean
}

/**
 * Heart and cart without leaving the page. What they do is fetched when one is first pressed: most readers of a list
 * press none.
 */
export function useBuying({ id, minimum, wished = false }: Product, { buys }: Viewer) {
  const language = use(LanguageContext)
  const [filled, setFilled] = useState(wished)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const act = ((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement).value
    if (buys === 'visitor' && act !== 'add') return // the server leads them to sign in
    event.preventDefault()
    const { buy } = await import('./buy.ts')
    const done = await buy({
      act,
      customer: buys === 'customer',
      line: { productId: id, quantity: minimum, breakdown: null },
      language,
    })
    if (done && act !== 'add') setFilled(act === 'wish')
  }

  return { filled, onSubmit }
}
