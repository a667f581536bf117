import { expect, it } from 'vitest'
import { denizliTextiles } from '../../testing/factory-lists/denizli-textiles.ts'
import type { FactoryList } from '../../testing/factory-lists/factory-list.ts'
import { gaziantepFood } from '../../testing/factory-lists/gaziantep-food.ts'
import { izmirAppliances } from '../../testing/factory-lists/izmir-appliances.ts'
import { kayseriFurniture } from '../../testing/factory-lists/kayseri-furniture.ts'
import { judgeRow } from './judge-row.ts'
import { problemAt, roundedAt } from './place-in-sheet.ts'
import { readList } from './read-list.ts'

const lists = Object.entries({ kayseriFurniture, denizliTextiles, gaziantepFood, izmirAppliances })
const all = lists.flatMap(([factory, ofFactory]) =>
  ofFactory.map((list) => [`${factory}: ${list.about}`, list] as const),
)

const faultOf = (bytes: Uint8Array) => {
  try {
    readList(bytes)
    return 'none'
  } catch (fault) {
    return fault
  }
}

/** What the dry run says of a list whose products are all new. */
function dryRun(bytes: Uint8Array): Omit<Required<FactoryList>, 'about' | 'bytes' | 'fault' | 'kept'> {
  const { rows, columns, notes } = readList(bytes)
  const codes = rows.map(({ cells }) => cells.articleCode)
  const judged = rows.map((row) => {
    const doubled = codes.filter((code) => code === row.cells.articleCode).length > 1
    const place = { columns, row, language: 'tr', original: 'tr' } as const
    const judgement = judgeRow({ ...row, language: 'tr', product: undefined, pictures: 0, doubled })
    return { ...judgement, place }
  })
  const cell = (cells: Record<string, string>, field: string) => cells[field] ?? ''
  return {
    taken: judged
      .filter(({ action }) => action === 'create')
      .map(({ cells }) => [
        cell(cells, 'articleCode'),
        cell(cells, 'name'),
        cell(cells, 'price'),
        cell(cells, 'minimum'),
        cell(cells, 'unit'),
        cell(cells, 'category'),
      ]),
    refused: judged.flatMap(({ problems, place }) =>
      problems.map((problem) => {
        const { cell: at, problem: told, value } = problemAt(place, problem)
        return [at ?? '', told, value ?? ''] as Required<FactoryList>['refused'][number]
      }),
    ),
    rounded: judged.flatMap(({ rounded, place }) =>
      rounded.map((each) => {
        const { cell: at, said, price } = roundedAt(place, each)
        return [at, said, price] as const
      }),
    ),
    notes: notes.map(({ note, text }) => [note, text] as const),
  }
}

it('there are forty lists', () => {
  expect(all).toHaveLength(40)
  expect(new Set(all.map(([about]) => about)).size).toBe(40)
})

it.each(all)('%s', (_, { bytes, fault, kept = {}, taken = [], refused = [], rounded = [], notes = [] }) => {
  if (fault) expect(faultOf(bytes)).toMatchObject({ problem: fault[0], at: fault[1] })
  else {
    expect(dryRun(bytes)).toEqual({ taken, refused, rounded, notes })
    expect(readList(bytes).rows[0]?.cells).toMatchObject(kept)
  }
})
