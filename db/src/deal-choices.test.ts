import { choiceNames, dealChoices, usualChoices } from '@ticarum/contract/values/deal-choices'
import { expect, test } from 'vitest'
import { testDatabase } from './testing/database.ts'

const { owner, given } = await testDatabase()

const fits = async (choices: unknown) =>
  (await owner.query<{ fits: boolean }>('select fx.choices_fit($1) as fits', [JSON.stringify(choices)])).rows[0]?.fits

test('the database knows every choice and its words, and no other', async () => {
  expect([await fits({}), await fits(usualChoices)]).toEqual([true, true])
  for (const name of choiceNames) {
    for (const word of dealChoices[name]) expect(await fits({ [name]: word }), word).toBe(true)
    for (const word of ['', 'x', null, 1, true, ['none'], {}]) expect(await fits({ [name]: word })).toBe(false)
  }
  for (const wrong of [{ colour: 'red' }, [], 'none', 1, null]) expect(await fits(wrong)).toBe(false)
})

test('only an order of a quote has choices', async () => {
  const { id } = await given.order({})
  const change = owner.query(`update orders set choices = '{"inspection": "desk"}' where id = $1`, [id])
  await expect(change).rejects.toMatchObject({ code: '23514' })
})
