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

const schema = () => z.toJSONSchema(Settings, { io: 'input', unrepresentable: 'any' })

/** Every setting as its schema says. */
export function describeSettings(): DescribedSetting[] {
  const [first, second] = [schema(), schema()]
  return Object.entries(first.properties ?? {}).map(([name, property]) => {
    if (typeof property === 'boolean') throw new Error(`${name} may be anything`)
    const again = second.properties?.[name]
    const steady = typeof again === 'object' && again.default === property.default
    const fallback = property.default === undefined || property.default === '' ? undefined : String(property.default)
    return {
      name,
      about: property.description ?? '',
      ...(fallback === undefined ? {} : { default: steady ? fallback : 'random' }),
      needed: first.required?.includes(name) ?? false,
      secret: (SECRETS as readonly string[]).includes(name),
      values: (property.enum ?? []).map(String),
    }
  })
}
