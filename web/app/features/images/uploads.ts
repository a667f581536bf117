import type { Product } from '@ticarum/contract/procedures/products'

export type UploadedImage = Product['images'][number]

/** A picture on its way into a form: there, being sent, or not come through. */
export type Shot =
  | { id: string; image: UploadedImage }
  | { id: string; file: File; share: number }
  | { id: string; file: File; failed: string }

export const isThere = (shot: Shot): shot is Extract<Shot, { image: UploadedImage }> => 'image' in shot
export const isUploading = (shot: Shot): shot is Extract<Shot, { share: number }> => 'share' in shot

/** The list with one item taken to another place; a place that is not there leaves it as it was. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
