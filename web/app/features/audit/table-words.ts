/** A table's or column's name as words: they are names of the database, so they are not translated. */
export const tableWords = (name: string): string => name.replaceAll('_', ' ')
