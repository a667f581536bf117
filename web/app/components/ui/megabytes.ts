/** A file's size in words: nothing is so small that it has none. */
export const megabytes = (bytes: number): string => Math.max(bytes / 1_000_000, 0.1).toFixed(1)
