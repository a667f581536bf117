import type { Locator, Page } from 'playwright-core'

interface PictureOptions {
  width: number
  /** of the picture, at most; without it the whole page */
  tallest?: number
  quality?: number
  /** has to be in sight */
  part?: Locator | undefined
}

/** The page as WebP, which is a third of the size of PNG. */
export async function pictureOf(page: Page, { width, tallest, quality = 70, part }: PictureOptions): Promise<Buffer> {
  // Makes the window as tall as the page, so that elements fixed to the window's edges are at the picture's edges; a
  // dialog covers the page, and is shown as a whole.
  const height = await page.evaluate(neededHeight)
  await page.setViewportSize({ width, height: Math.min(height, tallest ?? height) })
  await part?.scrollIntoViewIfNeeded()
  await page.evaluate(picturesAreThere)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
  return Buffer.from(data, 'base64')
}

/** Runs in the browser. */
function neededHeight(): number {
  const dialog = document.querySelector('dialog[open]')
  if (!dialog) return document.documentElement.scrollHeight
  const hidden = [dialog, ...dialog.querySelectorAll('div')].map((box) =>
    getComputedStyle(box).overflowY === 'auto' ? box.scrollHeight - box.clientHeight : 0,
  )
  return innerHeight + Math.max(...hidden)
}

/** Runs in the browser. Pictures are loaded once they are near, which the taller window has just caused. */
async function picturesAreThere(): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  await Promise.allSettled([...document.images].map((image) => image.decode()))
}
