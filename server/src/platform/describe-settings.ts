import { z } from 'zod'
import { SECRETS, Settings } from './env.ts'

export interface DescribedSetting {
  name: string
  about: string
  /** undefined: there is none */
  default?: string
  needed: boolean
  /** may stand in a file */
  secret: boolean
  /** what it may be, if that is a list */
  values: string[]
}

/** What holds when nothing is set. */
const unset = (): Record<string, unknown> => Settings.parse({ DATABASE_URL: 'postgres://needed' })

/** Every setting as its schema says. */
export function describeSettings(): DescribedSetting[] {
  const { properties = {}, required = [] } = z.toJSONSchema(Settings, { io: 'input', unrepresentable: 'any' })
  const [first, second] = [unset(), unset()]
  return Object.entries(properties).map(([name, property]) => {
    if (typeof property === 'boolean') throw new Error(`${name} may be anything`)
    const needed = required.includes(name)
    const value = first[name]
    const shown = !needed && value !== '' && ['string', 'number', 'boolean'].includes(typeof value)
    return {
      name,
      about: property.description ?? '',
      ...(shown ? { default: value === second[name] ? String(value) : 'random' } : {}),
      needed,
      secret: (SECRETS as readonly string[]).includes(name),
      values: (property.enum ?? []).map(String),
    }
  })
}
