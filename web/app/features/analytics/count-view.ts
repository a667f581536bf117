const NAME = 'viewed'

/**
 * Reports a look at a product, once for each product and visit. The browser does it because cached pages do not reach
 * the server; nothing is sent of who looks.
 */
export function countView(productId: string): void {
  try {
    const viewed = sessionStorage.getItem(NAME) ?? ''
    if (viewed.includes(productId)) return
    sessionStorage.setItem(NAME, viewed + productId)
    navigator.sendBeacon('/api/v1/views', JSON.stringify({ viewId: crypto.randomUUID(), productId }))
  } catch {
    // Without storage every page would count again, so none does.
  }
}
