/** The mean of all ratings that people gave; null while nobody can give one. */
export async function meanRating(): Promise<number | null> {
  return null
}
