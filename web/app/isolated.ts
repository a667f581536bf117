/** A figure inside a sentence that runs the other way: it keeps its own direction. */
export const isolated = (text: string): string => `\u2066${text}\u2069`
