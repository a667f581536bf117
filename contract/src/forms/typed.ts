import { z } from 'zod'
import { plainNumber } from '../values/typed-number.ts'

/** What a form sends is text; these make of it what a procedure takes. */

const WHOLE = /^\d{1,12}$/

/** An empty field is one that was left out. */
export const blank = <S extends z.ZodType>(rule: S) =>
  z.preprocess((typed) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed), rule.optional())

/** What is no number stays as it was typed, and is refused by the rule that follows. */
export const plain = (typed: string): string => plainNumber(typed) ?? typed.trim()

export const whole = <S extends z.ZodType<number, number>>(rule: S) =>
  z
    .string()
    .overwrite((typed) => plain(typed).replace(/\.0+$/, ''))
    .regex(WHOLE)
    .transform(Number)
    .pipe(rule)

/** Weight, volume, rate: in the smallest unit, exactly. Kilograms with three decimals become grams. */
export const measure = <S extends z.ZodType<number, number>>(decimals: number, rule: S) =>
  z
    .string()
    .overwrite((typed) => plainNumber(typed, { thousands: false }) ?? typed)
    .regex(new RegExp(`^\\d{1,9}(\\.\\d{1,${decimals}})?$`))
    .transform((typed) => {
      const [units = '', rest = ''] = typed.split('.')
      return Number(units + rest.padEnd(decimals, '0'))
    })
    .pipe(rule)

/** A box that is ticked sends something, one that is not sends nothing. */
export const ticked = z
  .string()
  .optional()
  .transform((sent) => sent !== undefined)

const untouched = (row: unknown) =>
  row === undefined ||
  (typeof row === 'object' &&
    row !== null &&
    Object.values(row).every((typed) => typeof typed === 'string' && typed.trim() === ''))

/** Some fields that are left out together, or all there. */
export const group = <S extends z.ZodType>(fields: S) =>
  z.preprocess((typed) => (untouched(typed) ? undefined : typed), fields.optional())

/**
 * Empty rows count as none, wherever they stand. They keep their place until `filled`, so that every error names the
 * row that people see.
 */
export const rows = <S extends z.ZodType>(row: S, all: z.ZodType) =>
  z
    .array(group(row))
    .default([])
    .check(({ value, issues }) => {
      const found = all.safeParse(filled(value)).error?.issues ?? []
      issues.push(
        ...found
          .filter(({ path }) => path.length === 0)
          .map((issue) => ({ ...issue, input: undefined, continue: true })),
      )
    })

export const filled = <R>(typed: (R | undefined)[]): R[] => typed.filter((row) => row !== undefined)

export const different = (texts: string[]): boolean => new Set(texts).size === texts.length

/** Words in one field, parted by commas. */
export const listed = <S extends z.ZodType<string[], string[]>>(rule: S) =>
  z
    .string()
    .transform((typed) => typed.split(/[,،\n]/).map((word) => word.trim()))
    .transform((words) => words.filter((word) => word !== ''))
    .refine((words) => rule.safeParse(words).success)
