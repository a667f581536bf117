import { readFileSync } from 'node:fs'
import { languages } from '@ticarum/contract/values/languages'
import { nextActors, nextEvents } from '@ticarum/contract/values/next-step'
import { orderStatuses, shippingStatuses } from '@ticarum/contract/values/orders'
import { describe, expect, it } from 'vitest'

const states = orderStatuses.flatMap((status) => shippingStatuses.map((shipping) => `${status}.${shipping}`))

const combinations = [...states, ...nextEvents]

describe.each(languages)("'What happens now' in %s", (language) => {
  const texts = JSON.parse(
    readFileSync(new URL(`../../locales/${language}/next-steps.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>

  it('has its own line for each order and shipping status, and for each event that says more', () => {
    expect(states).toHaveLength(20)
    const lines = combinations.map((combination) => texts[combination]?.trim())
    expect(combinations.filter((_, place) => !lines[place])).toEqual([])
    expect(new Set(lines).size).toBe(combinations.length)
  })

  it('says whose turn it is, and by when', () => {
    const turns = ['you', ...nextActors.filter((who) => who !== 'nobody')].flatMap((who) => [
      `turn.${who}`,
      `turn.${who}.by`,
    ])
    expect(turns.filter((turn) => !texts[turn])).toEqual([])
    expect(turns.filter((turn) => turn.endsWith('.by') && !texts[turn]?.includes('{day}'))).toEqual([])
  })
})
