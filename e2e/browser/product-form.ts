import { redPicture } from '@ticarum/server/testing/pictures'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A real picture, like one that somebody chooses. */
export const pictureFile = (name: string): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(redPicture),
})

export const anyFile = (name: string, mimeType: string, bytes = 10): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes),
})

export const uploader = (page: Page): Locator => page.locator('#images')
export const shots = (page: Page): Locator => uploader(page).getByRole('img')

/** Waits until this many pictures are there. */
export async function uploaded(page: Page, count: number): Promise<void> {
  await expect.poll(() => shots(page).count()).toBe(count)
}

/** The required fields of every product, except pictures. */
const typed = {
  name: 'Hooded bathrobe',
  description: 'Cotton terry, in six colours.',
  price: '12.50',
  stock: '480',
}

export async function fillProduct(page: Page, values: Record<string, string> = typed): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value)
  await page.getByLabel('Category').selectOption('textiles')
}
