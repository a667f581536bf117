import { randomUUID } from 'node:crypto'
import { MOST_VIEWS } from '@ticarum/contract/values/saved-views'
import { expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'

const { given, asPerson } = await openDoor()
const page = '/admin/orders' as const

it('a view is kept, renamed and removed by its person alone', async () => {
  const [mine, other] = [await asPerson(await given.admin()), await asPerson(await given.admin())]
  const { id } = await mine.savedViews.add({ page, name: ' Late ', query: 'late=1' }, randomUUID())
  expect((await mine.savedViews.list({ page })).items).toEqual([{ id, page, name: 'Late', query: 'late=1' }])
  expect((await mine.savedViews.list({ page: '/admin/users' })).items).toEqual([])
  expect((await other.savedViews.list({ page })).items).toEqual([])
  expect(await other.savedViews.rename.try({ id, name: 'Mine' })).toMatchObject({ code: 'NOT_FOUND' })
  await mine.savedViews.rename({ id, name: 'To call' })
  expect((await mine.savedViews.list({ page })).items).toMatchObject([{ name: 'To call' }])
  await mine.savedViews.remove({ id })
  expect((await mine.savedViews.list({ page })).items).toEqual([])
})

it('a person keeps at most twenty of a page, also when they add two at once', async () => {
  const mine = await asPerson(await given.admin())
  const add = () => mine.savedViews.add.try({ page, name: 'Late', query: 'late=1' }, randomUUID())
  for (let n = 1; n < MOST_VIEWS; n += 1) await add()
  const both = await Promise.all([add(), add()])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await add()).toMatchObject({ code: 'VIEWS_FULL', args: { max: MOST_VIEWS } })
})
