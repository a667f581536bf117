const FOUNDED = 2025

export const copyrightYears = (year: number): string => (year > FOUNDED ? `© ${FOUNDED}–${year}` : `© ${FOUNDED}`)
