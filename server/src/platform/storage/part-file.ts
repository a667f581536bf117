/** One part of a list that is written piece by piece; the name of the whole is random. */
export const partFile = (name: string, part: number): string => `${name}-${part}.csv`
