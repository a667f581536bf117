/** Formats that can be read and written. The content of an uploaded file decides, not its name. */
export const listFormats = ['csv', 'xlsx'] as const
export type ListFormat = (typeof listFormats)[number]

export const MAX_LIST_BYTES = 5 * 1024 * 1024
export const MAX_PICTURES_BYTES = 200 * 1024 * 1024
/** Rows of a list that is read, and of one that is written; a longer list continues in a second file. */
export const MAX_LIST_ROWS = 10_000
/** Limits of one ZIP. */
export const MAX_LIST_PICTURES = 2000

/**
 * checking: the dry run is running. checked: it is done, nothing is written yet. failed: the file cannot be read at
 * all.
 */
export const importStates = ['checking', 'checked', 'applying', 'applied', 'failed'] as const

/** Problems of a whole file. noHead: no row names the columns. foreignCurrency: its only prices are not dollars. */
export const fileProblems = [
  'unreadable',
  'empty',
  'tooManyRows',
  'noHead',
  'noArticleCode',
  'doubledColumn',
  'foreignCurrency',
] as const
export type FileProblem = (typeof fileProblems)[number]

/**
 * What is said about how a file was read. sheet: the one that was read. otherSheets: lists too, and not read. titles:
 * rows without a product. unitless: columns that do not say in which unit they are.
 */
export const listNotes = ['sheet', 'otherSheets', 'hiddenRows', 'hiddenColumns', 'titles', 'unitless'] as const
export type ListNote = (typeof listNotes)[number]

/** What a row does; none: the product is already as the list says. */
export const rowActions = ['create', 'change', 'none', 'refused'] as const
export type RowAction = (typeof rowActions)[number]

/**
 * Problems of a cell's value. noValue: a formula whose result was not saved. sheetError: '#REF!'. date: the spreadsheet
 * made a day of it. shortened: it wrote '8.69E+12'. ambiguous: '1,255' may be 1.26 or 1255.
 */
export const cellProblems = ['foreignCurrency', 'noValue', 'sheetError', 'date', 'shortened', 'ambiguous'] as const
export type CellProblem = (typeof cellProblems)[number]

/**
 * Problems beside those of the form. doubled: another row has the same code. archived: the code is that of a deleted
 * product. changed: the product changed since the dry run. full: the supplier has as many products as one may have.
 */
export const rowOnlyProblems = [...cellProblems, 'doubled', 'archived', 'changed', 'full'] as const

/** applied: the product is as the list says. left: somebody else changed it after the dry run, so the list did not. */
export const rowOutcomes = ['applied', 'left'] as const

/**
 * unreadable: no PNG, JPG or WEBP. tooLarge: over 5 MB. unmatched: no row has its code. doubled: two pictures have the
 * same position. badName: a path outside the ZIP's folder, or no code.
 */
export const pictureProblems = ['unreadable', 'tooLarge', 'unmatched', 'doubled', 'badName'] as const
export type PictureProblem = (typeof pictureProblems)[number]

/** Days for which a dry run can be applied, and for which one that was applied is listed. */
export const IMPORT_HOLDS_DAYS = 2
export const APPLIED_IMPORT_DAYS = 30
