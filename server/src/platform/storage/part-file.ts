/** The name of one part of a file that is written in parts; the name of the whole is random. */
export const partFile = (name: string, part: number): string => `${name}-${part}.part`
