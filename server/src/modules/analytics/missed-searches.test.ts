import { MOST_MISSED } from '@ticarum/contract/procedures/analytics'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { openDoor } from '../../testing/open-door.ts'
import { sweep } from '../../worker/housekeeping.jobs.ts'
import { missedWords } from './missed-words.ts'

const opened = await openDoor()
const { given, owner, app, worker, as, asPerson, clock } = opened
const desk = await asPerson(await given.admin())
const visitor = as()

const miss = (words: string, searchId: string = newId(), api = visitor) =>
  api.analytics.recordMiss({ searchId, words, language: 'so' })
const stored = async () =>
  (await owner.query('select words, times from missed_searches order by words')).rows as {
    words: string
    times: number
  }[]
const clear = () => owner.query('delete from missed_searches')

describe('the words of a search', () => {
  it.each([
    ['  Kuraas   CAAG ah ', 'kuraas caag ah'],
    ['ÇAYDANLIK', 'caydanlik'],
    ['samovar ayaan@example.com', 'samovar'],
    ['call +252 61 512 3456 kettle', 'call kettle'],
    ['٠٦١٥١٢٣٤٥٦ إبريق', 'ابريق'],
    ['06.15-12/34/56', undefined],
    ['ayaan@example.com', undefined],
    ['5', undefined],
    ['iphone 15', 'iphone 15'],
    ['!?', undefined],
  ])('%j are counted as %j', (typed, words) => expect(missedWords(typed)).toBe(words))

  it('end at a whole word within 60 characters', () => {
    expect(missedWords(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59))
    expect(missedWords(`${'a'.repeat(58)} b`)).toBe(`${'a'.repeat(58)} b`)
    expect(missedWords('a'.repeat(61))).toBeUndefined()
  })
})

describe('searches that found nothing', () => {
  it('are counted by words and language, a repeated request once, most frequent first', async () => {
    await clear()
    const searchId = newId()
    await miss('samovar', searchId)
    await miss('Samovar', searchId)
    await miss('SAMOVAR')
    await miss('kettle')
    await visitor.analytics.recordMiss({ searchId: newId(), words: 'samovar', language: 'tr' })
    const { items } = await desk.analytics.missed({})
    expect(items.map(({ words, language, times }) => [words, language, times])).toEqual([
      ['samovar', 'so', 2],
      ['kettle', 'so', 1],
      ['samovar', 'tr', 1],
    ])
  })

  it('of suppliers and admins count for nothing', async () => {
    await clear()
    await miss('samovar', newId(), desk)
    await miss('samovar', newId(), await asPerson(await given.supplier()))
    await miss('ayaan@example.com')
    expect(await stored()).toEqual([])
    await miss('samovar', newId(), await asPerson(await given.customer()))
    expect(await stored()).toEqual([{ words: 'samovar', times: 1 }])
  })

  it('bring at most a thousand new words a day; known ones still count', async () => {
    await clear()
    await owner.query(
      `insert into missed_searches (words, language, first_day, last_day, last_search)
        select 'word ' || n, 'so', (now() at time zone interval '3 hours')::date, current_date, gen_random_uuid()
          from generate_series(1, 999) n`,
    )
    for (const words of ['samovar', 'kettle', 'samovar']) await miss(words)
    expect((await stored()).filter(({ words }) => !words.startsWith('word'))).toEqual([{ words: 'samovar', times: 2 }])
    expect((await desk.analytics.missed({})).items).toHaveLength(MOST_MISSED)
  })

  it('are forgotten once nobody has searched for them in 90 days', async () => {
    await clear()
    await miss('samovar')
    await owner.query(
      `insert into missed_searches (words, language, first_day, last_day, last_search)
        select 'days ' || n, 'so', '2026-01-01', (now() at time zone interval '3 hours')::date - n, gen_random_uuid()
          from generate_series(90, 91) n`,
    )
    await sweep({ pool: worker, clock, log: silentLog })
    expect((await stored()).map(({ words }) => words)).toEqual(['days 90', 'samovar'])
  })

  it.each(['ayaan@example.com', '615 123 456 7', '+252615123456'])(
    'never hold %s, whoever writes it',
    async (words) => {
      await expect(
        app.query('select fx.record_missed_search($1, $2, $3)', [newId(), words, 'so']),
      ).rejects.toMatchObject({ code: '23514' })
    },
  )
})
