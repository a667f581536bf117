import type { ErrorCode } from '@ticarum/contract/errors'
import type { PutLine } from '../product-actions/browser-cart.ts'

/** Stores a line of the company's cart without leaving the page. Gives the refusal, if there was one. */
export async function changeLine({ productId, ...line }: PutLine): Promise<ErrorCode | undefined> {
  try {
    const answer = await fetch(`/api/v1/cart/lines/${productId}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(line),
    })
    return answer.ok ? undefined : ((await answer.json()) as { code: ErrorCode }).code
  } catch {
    return 'UNAVAILABLE'
  }
}
