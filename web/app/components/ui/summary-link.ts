/** A summary that reads as a link. */
export const summaryLink =
  'inline-flex min-h-10 cursor-pointer list-none items-center text-sm text-primary underline underline-offset-3'
