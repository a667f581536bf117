import { keyFor } from './key-for.server.ts'

type Fields = Partial<Record<string, string>>

const SECONDS = /^\d{1,6}$/

/** What the door takes of a visitor's marks; what is none was sent by no form of ours. */
export const marksOf = ({ homepage = '', seconds = '' }: Fields) => ({
  homepage: homepage.slice(0, 1000),
  ...(SECONDS.test(seconds) && { seconds }),
})

/**
 * The browser's key; without scripts there is none, and what was written is the key: who sends the same again sends it
 * once.
 */
export const visitorsKey = ({ key = '' }: Fields, form: string, written: Fields): string =>
  key || keyFor(form, JSON.stringify(Object.entries(written).sort()))
