/** A file's size in the megabytes in which limits are counted; nothing is so small that it has none. */
export const megabytes = (bytes: number): string => Math.max(bytes / (1024 * 1024), 0.1).toFixed(1)
