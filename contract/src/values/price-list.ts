/** Both can be read and written; of a sent file its content tells, not its name. */
export const listFormats = ['csv', 'xlsx'] as const
export type ListFormat = (typeof listFormats)[number]

export const MAX_LIST_BYTES = 5 * 1024 * 1024
export const MAX_PICTURES_BYTES = 200 * 1024 * 1024
/** Of one list that is read, and of one that is written; a longer list goes on in a second file. */
export const MAX_LIST_ROWS = 10_000
/** Of one ZIP. */
export const MAX_LIST_PICTURES = 2000

/**
 * checking: the dry run goes on. checked: it is done, nothing is written yet. failed: nothing of the file can be read.
 */
export const importStates = ['checking', 'checked', 'applying', 'applied', 'failed'] as const

/** What is wrong with a whole file. */
export const fileProblems = ['unreadable', 'empty', 'tooManyRows', 'noArticleCode', 'doubledColumn'] as const
export type FileProblem = (typeof fileProblems)[number]

/** What a row does: none is already as the list says. */
export const rowActions = ['create', 'change', 'none', 'refused'] as const
export type RowAction = (typeof rowActions)[number]

/**
 * Beside the problems that a form has. doubled: another row has the same code. archived: the code is a deleted
 * product's.
 * changed: no longer as the dry run saw it.
 */
export const rowOnlyProblems = ['doubled', 'archived', 'changed'] as const

/**
 * applied: as the list says now. left: what it changes was changed by somebody else after the dry run, and stays so.
 */
export const rowOutcomes = ['applied', 'left'] as const

/**
 * unreadable: no PNG, JPG or WEBP. tooLarge: over 5 MB. unmatched: no row has its code. doubled: two have one place.
 * badName: leads out of its folder, or says no code.
 */
export const pictureProblems = ['unreadable', 'tooLarge', 'unmatched', 'doubled', 'badName'] as const
export type PictureProblem = (typeof pictureProblems)[number]

/** Days for which a dry run waits to be applied. */
export const IMPORT_HOLDS_DAYS = 2
