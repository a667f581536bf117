import { z } from 'zod'
import { fieldProblems, PriceDifference } from '../errors.ts'
import { Id, LanguageCode, Moment, Page, pageOf } from '../fields.ts'
import { procedure } from '../procedure.ts'
import {
  fileProblems,
  importStates,
  listFormats,
  listNotes,
  MAX_LIST_BYTES,
  MAX_PICTURES_BYTES,
  pictureProblems,
  rowActions,
  rowOnlyProblems,
  rowOutcomes,
} from '../values/price-list.ts'

const ListFile = z.object({
  name: z.string(),
  type: z.string().describe('media type'),
  base64: z.string().describe('what is in it'),
})
const FileName = z.string().trim().min(1).max(200).describe('as it is called on the sender’s machine; only shown')
const Field = z.string().describe("as in the form: 'price', 'tiers.0.from'; 'images' for pictures")

const Cell = z.string().describe("in the sheet: 'D7'")

export const WriteTemplate = z.object({
  format: z.enum(listFormats),
  language: LanguageCode.describe('of the notes; columns are named in Turkish for tr, else in English. Both are read'),
})
export type WriteTemplate = z.output<typeof WriteTemplate>

export const ExportList = WriteTemplate.extend({
  after: z.string().trim().max(40).optional().describe('`next` of the file before'),
})
export type ExportList = z.output<typeof ExportList>

export const StartImport = z.object({
  fileName: FileName,
  language: LanguageCode.describe("in which a new product's name and description are written"),
})
export type StartImport = z.output<typeof StartImport>

export const AddPictures = z.object({ id: Id, fileName: FileName })
export type AddPictures = z.output<typeof AddPictures>

export const Import = z.object({
  id: Id,
  fileName: z.string(),
  language: LanguageCode,
  state: z.enum(importStates),
  problem: z.enum(fileProblems).nullable().describe('why it failed'),
  problemAt: z
    .string()
    .nullable()
    .describe("where in the sheet: cells with what they say, 'D4 “Fiyat (TL)”', or a row"),
  notes: z.array(z.object({ note: z.enum(listNotes), text: z.string() })).describe('how the file was read'),
  unknownColumns: z.array(z.string()).describe('heads of columns that nothing was made of'),
  startedAt: Moment,
  total: z.int().nullable().describe('rows of the file; null until it is read'),
  checked: z.int(),
  creates: z.int().describe('rows that make a product'),
  drafts: z.int().describe('of these, without a picture: they become drafts'),
  changes: z.int().describe('rows that change one'),
  large: z.int().describe('of these, rows that change a price by more than 30 %'),
  unchanged: z.int(),
  refused: z.int(),
  applied: z.int().describe('rows that have taken effect'),
  left: z.int().describe('rows whose product somebody changed after the dry run'),
  pictures: z.object({
    total: z.int().describe('of the ZIP; while `read` and `refused` are fewer, they are still looked at'),
    read: z.int(),
    refused: z.int(),
    problems: z.array(z.object({ file: z.string(), problem: z.enum(pictureProblems) })).describe('the first hundred'),
  }),
})
export type Import = z.infer<typeof Import>

export const PastImport = z.object({
  id: Id,
  fileName: z.string(),
  state: z.enum(importStates),
  startedAt: Moment,
  by: z.string().nullable().describe('who sent it'),
  total: z.int().nullable().describe('rows; null until it is read'),
  refused: z.int().nullable().describe('rows with problems; null until it is checked'),
  applied: z.int().nullable().describe('rows that took effect; null until all are done'),
})
export type PastImport = z.infer<typeof PastImport>

export const ImportRow = z.object({
  row: z.int().describe('as the sheet numbers it, the head included'),
  articleCode: z.string(),
  name: z.string(),
  action: z.enum(rowActions),
  productId: Id.nullable().describe('the one that it changes, or has made'),
  changes: z
    .array(z.object({ field: Field, old: z.string().nullable().describe('null: nothing'), new: z.string() }))
    .describe('every value that differs, old and new'),
  prices: z.array(PriceDifference).describe('every price by quantity, where one changes; tiers not given follow it'),
  rounded: z
    .array(z.object({ field: Field, cell: Cell, said: z.string(), price: z.string() }))
    .describe('prices with more than two decimals, half a cent rounded up'),
  problems: z.array(
    z.object({
      field: Field,
      problem: z.enum([...fieldProblems, ...rowOnlyProblems]),
      cell: Cell.nullable().describe('null: the sheet has no column for it'),
      head: z.string().nullable().describe('what the sheet calls the column'),
      value: z.string().nullable().describe("what stands in the cell; '': nothing"),
    }),
  ),
  pictures: z.int().describe('of the ZIP, for this row'),
  outcome: z.enum(rowOutcomes).nullable().describe('null: not applied yet'),
})
export type ImportRow = z.infer<typeof ImportRow>

export const ImportRows = z.object({
  id: Id,
  only: z
    .enum([...rowActions, 'large', 'left'])
    .optional()
    .describe(
      "only these rows: 'refused' are those with problems, 'large' those that change a price by more than 30 %",
    ),
  after: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('`next` of the page before'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type ImportRows = z.output<typeof ImportRows>

export const ApplyImport = z.object({
  id: Id,
  sure: z.boolean().default(false).describe('changes of more than 30 % are meant'),
})
export type ApplyImport = z.output<typeof ApplyImport>

const own = { policy: ['supplier'] } as const
const reads = {
  ...own,
  rateLimit: { by: 'account', max: 300, seconds: 60 },
  idempotency: 'read',
  audit: 'none',
} as const
const writes = {
  ...own,
  rateLimit: { by: 'account', max: 30, seconds: 60 },
  idempotency: 'read',
  audit: 'none',
} as const
const changes = { ...own, rateLimit: { by: 'account', max: 60, seconds: 3600 }, idempotency: 'key' } as const

/** A supplier's price list, read and written as one file; the article code says which product a row is about. */
export const imports = {
  template: procedure({
    ...writes,
    summary: 'An empty price list with an example and notes',
    method: 'GET',
    path: '/price-list/template',
    input: WriteTemplate,
    output: ListFile,
    errors: [],
  }),
  exportList: procedure({
    ...writes,
    summary: 'My products as a price list, by article code',
    method: 'GET',
    path: '/price-list',
    input: ExportList,
    output: ListFile.extend({ rows: z.int(), next: z.string().nullable().describe('where a second file goes on') }),
    errors: [],
    alone: true,
  }),
  list: procedure({
    ...reads,
    summary: 'My company’s imports, newest first: applied ones for 30 days, others for two',
    method: 'GET',
    path: '/imports',
    input: Page,
    output: pageOf(PastImport),
    errors: [],
  }),
  start: procedure({
    ...changes,
    summary: 'Send a price list, CSV or XLSX, and have it checked; nothing is written to products',
    method: 'POST',
    path: '/imports',
    input: StartImport,
    file: { maxBytes: MAX_LIST_BYTES },
    output: Import.pick({ id: true, state: true }),
    confirmed: true,
    errors: ['INVALID_FILE', 'FILE_TOO_LARGE', 'EMAIL_NOT_CONFIRMED'],
    audit: 'imports.start',
  }),
  addPictures: procedure({
    ...changes,
    summary: 'Send the pictures of a price list in one ZIP, before it is applied: CODE.jpg, CODE-2.png',
    method: 'POST',
    path: '/imports/:id/pictures',
    input: AddPictures,
    file: { maxBytes: MAX_PICTURES_BYTES, streamed: true },
    output: z.object({ id: Id, taken: z.int(), refused: z.int() }),
    confirmed: true,
    errors: ['NOT_FOUND', 'INVALID_FILE', 'FILE_TOO_LARGE', 'TOO_MANY_IMAGES', 'WRONG_STATE', 'EMAIL_NOT_CONFIRMED'],
    audit: 'imports.add-pictures',
  }),
  get: procedure({
    ...reads,
    summary: 'How far an import is, and what it will do',
    method: 'GET',
    path: '/imports/:id',
    input: z.object({ id: Id }),
    output: Import,
    errors: ['NOT_FOUND'],
  }),
  rows: procedure({
    ...reads,
    summary: 'Its rows: every old and new value, every problem',
    method: 'GET',
    path: '/imports/:id/rows',
    input: ImportRows,
    output: pageOf(ImportRow).extend({ next: z.int().nullable() }),
    errors: ['NOT_FOUND'],
  }),
  apply: procedure({
    ...changes,
    summary: 'Let the checked rows take effect; asked twice, it happens once',
    method: 'POST',
    path: '/imports/:id/application',
    input: ApplyImport,
    output: Import.pick({ id: true, state: true }),
    errors: ['NOT_FOUND', 'WRONG_STATE', 'PRICES_TO_CONFIRM'],
    audit: 'imports.apply',
  }),
}
