import type { Page } from 'playwright-core'

/** Position and computed styles of all elements. */
export const looksOf = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, borderColor, fontWeight, textDecorationLine } = getComputedStyle(element)
      return [
        element.tagName,
        element.className,
        x,
        y,
        width,
        height,
        color,
        backgroundColor,
        borderColor,
        fontWeight,
        textDecorationLine,
      ].join(' ')
    }),
  )
