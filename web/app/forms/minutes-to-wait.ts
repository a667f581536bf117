/** Minutes until a rate limit allows a retry; 0 if there is none. */
export const minutesToWait = ({ args }: { args: object | undefined }): number =>
  args && 'retryAfter' in args ? Math.ceil(Number(args.retryAfter) / 60) : 0
