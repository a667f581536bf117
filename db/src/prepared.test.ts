import { expect, it } from 'vitest'
import { prepared } from './prepared.ts'
import { testDatabase } from './testing/database.ts'
import { publicReads, sqlOf } from './transaction.ts'

const { app, given } = await testDatabase()
const tx = publicReads(app)
const [ankara, , izmir] = [
  await given.company('supplier', { city: 'Ankara', name: 'A' }),
  await given.company('supplier', { city: 'Ankara', name: 'B' }),
  await given.company('supplier', { city: 'Izmir', name: 'I' }),
]

it('puts each argument in every place where it is used, and keeps constant values', async () => {
  const inCity = prepared('in-city', (name: string, city: string, most: number) =>
    sqlOf
      .selectFrom('suppliers')
      .select('id')
      .where((eb) => eb.or([eb('name', '=', name), eb('city', '=', name)]))
      .where('city', '=', city)
      .where('country', '=', 'Turkey')
      .limit(most),
  )
  expect(await inCity(tx, 'A', 'Ankara', 5)).toEqual([{ id: ankara }])
  expect(await inCity(tx, 'I', 'Izmir', 5)).toEqual([{ id: izmir }])
  expect(await inCity(tx, 'Ankara', 'Ankara', 1)).toHaveLength(1)
  expect(await inCity(tx, 'Ankara', 'Izmir', 5)).toEqual([])
})

it('refuses to be built from an argument that is used in a calculation', () => {
  expect(() =>
    prepared('one-more', (most: number) =>
      sqlOf
        .selectFrom('suppliers')
        .select('id')
        .limit(most + 1),
    ),
  ).toThrow(TypeError)
})
