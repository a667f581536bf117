/** Bytes of bodies as they go over the line, compressed. */
export interface ByteBudget {
  scripts: number
  page: number
  repeat: number
}

export const contentPage: ByteBudget = { scripts: 110_000, page: 150_000, repeat: 15_000 }

/** Milliseconds on slow 3G; the shift has no unit. */
export const goals = { firstPaint: 2200, largestPaint: 3500, usable: 5500, shift: 0.02 }

/** The public pages that `npm run phone` measures. */
export const pages: { path: string; budget: ByteBudget }[] = [
  { path: '/', budget: contentPage },
  { path: '/auth', budget: contentPage },
  { path: '/auth?tab=signup', budget: contentPage },
  { path: '/forgot-password', budget: contentPage },
]
