/**
 * How many cases a generated test tries: in every run a share, with `THOROUGH=1` all of them, which the figures in
 * docs/reports are about.
 */
export const howMany = (inEveryRun: number, thorough: number): number => (process.env.THOROUGH ? thorough : inEveryRun)
