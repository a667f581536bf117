const MINE = 'mine '

/** The name of an entry in the browser's storage that belongs to who is signed in, and goes when they sign out. */
export const untilSignOut = (name: string): string => MINE + name

export function forgetAtSignOut(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(MINE)) localStorage.removeItem(name)
  } catch {
    // Storage may be forbidden.
  }
}
