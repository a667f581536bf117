/** A file's size in the megabytes in which limits are counted; nothing is so small that it has none. */
export const megabytes = (bytes: number): number => Math.max(Math.round((bytes / (1024 * 1024)) * 10) / 10, 0.1)
