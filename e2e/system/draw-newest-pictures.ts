import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { demoProducts } from '@ticarum/db/world/catalogue/demo-products'
import { richProduct } from '../browser/demo-pages.ts'
import { root } from './entry.ts'

const FIRST_SCREEN = 5

/** The pictures of the products that a visitor sees first, and of one with several: pages then weigh what they would weigh with all of them. */
export async function drawNewestPictures(environment: Record<string, string>): Promise<void> {
  const newest = demoProducts
    .filter(({ status }) => status === 'listed')
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, FIRST_SCREEN)
  const ids = new Set([...newest, richProduct].map(({ id }) => id))
  await promisify(execFile)(process.execPath, [path.join(root, 'scripts/demo-pictures.ts'), ...ids], { env: { NODE_ENV: 'test', ...environment } })
}
