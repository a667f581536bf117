/**
 * In the browser: whether to save data, by the reader's choice or the browser's own setting. Known before the first
 * paint.
 */
export const savesData = (): boolean => !import.meta.env.SSR && document.documentElement.dataset.saver !== undefined

/** Applies from now on; what is on the screen stays. */
export function saveData(on: boolean): void {
  document.documentElement.toggleAttribute('data-saver', on)
  try {
    localStorage.saver = Number(on)
  } catch {
    // storage is blocked: the choice holds for this page only
  }
}

/** The smallest size of a picture. */
export const SMALLEST = '1px'
/** How far below the screen pictures are fetched; the browsers' own lazy loading begins several screens ahead. */
export const nearness = (): string => (savesData() ? '0px' : '200px')
