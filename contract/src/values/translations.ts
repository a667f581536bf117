/** Marks a sentence of a draft that is still in the original language. */
export const untranslated = (sentence: string): string => `⟦${sentence}⟧`

/** No text is approved while a sentence of it is marked so. */
export const isComplete = (text: string): boolean => !/[⟦⟧]/.test(text)
