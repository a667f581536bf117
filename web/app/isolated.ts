/** Isolates a figure in a sentence of the other direction (Unicode LRI … PDI). */
export const isolated = (text: string): string => `\u2066${text}\u2069`
