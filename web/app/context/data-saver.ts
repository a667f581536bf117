/**
 * In the browser: whether data is to be saved, by the reader's choice or the browser's own setting. Found out before
 * the first paint.
 */
export const savesData = (): boolean => !import.meta.env.SSR && document.documentElement.dataset.saver !== undefined

/** From now on; what is on the screen stays. */
export function saveData(on: boolean): void {
  document.documentElement.toggleAttribute('data-saver', on)
  try {
    localStorage.saver = Number(on)
  } catch {
    // it holds for this page, where nothing may be stored
  }
}

/** Where data is saved, the smallest of a picture's files. */
export const SMALLEST = '1px'
/** How near a reader comes before a picture is fetched: browsers' own lazy loading begins several screens before. */
export const nearness = (): string => (savesData() ? '0px' : '200px')
