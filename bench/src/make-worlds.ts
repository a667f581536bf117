import { parseArgs } from 'node:util'
import { catalogueWorlds } from './catalogue/worlds.ts'
import { orderWorlds } from './orders/worlds.ts'

/** Making worlds may share the machine with other work, measuring them may not. Both kinds are made at once. */
export async function makeWorlds(): Promise<void> {
  if (!process.env.BENCH_WORLDS)
    throw new Error('Where shall they be kept? BENCH_WORLDS=FOLDER npm run bench -- worlds')
  const { values } = parseArgs({
    allowPositionals: true,
    options: { sizes: { type: 'string', default: '10000,1000000' } },
  })
  const sizes = values.sizes.split(',').map(Number)
  await Promise.all([catalogueWorlds(sizes, async () => {}), orderWorlds(sizes, async () => {})])
}
