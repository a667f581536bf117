/** How long somebody is asked to wait, as it is said to them; 0 where nobody is. */
export const minutesToWait = ({ args }: { args: object | undefined }): number =>
  args && 'retryAfter' in args ? Math.ceil(Number(args.retryAfter) / 60) : 0
