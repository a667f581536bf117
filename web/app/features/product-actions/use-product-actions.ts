import { type FormEvent, use, useState } from 'react'
import { keptUntilAction } from '../../context/kept-until-action.ts'
import { useApiCall } from '../../forms/use-api-call.ts'
import { LanguageContext } from '../../texts.ts'
import type { Viewer } from '../listings/viewer.ts'

interface Product {
  id: string
  minimum: number
  /** to be added; by default the minimum */
  quantity?: number
  wished?: boolean
}

/** Hearts that were pressed: a list that its reader comes back to has its cards of before. */
const pressed = keptUntilAction<boolean>()

/**
 * Wishlist and cart without leaving the page. The code is imported on the first press, because most readers of a list
 * press no button.
 */
export function useProductActions({ id, minimum, quantity = minimum, wished = false }: Product, { buys }: Viewer) {
  const language = use(LanguageContext)
  const [filled, setFilled] = useState(pressed.get(id) ?? wished)
  const adding = useApiCall()
  const wishing = useApiCall()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const action = ((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement).value
    if (buys === 'visitor' && action !== 'add') return // the server redirects them to sign in
    event.preventDefault()
    const line = { productId: id, quantity, breakdown: null }
    const { call } = action === 'add' ? adding : wishing
    const answer = await call(async (key) => {
      const { buy, buyAsVisitor } = await import('./buy.ts')
      return buys === 'visitor' ? buyAsVisitor({ line, language }) : buy(action, { line, language }, key)
    })
    if (!answer?.ok || action === 'add') return
    pressed.set(id, action === 'wish')
    setFilled(action === 'wish')
  }

  return { filled, onSubmit, busy: { add: adding.busy, wish: wishing.busy } }
}
