import type { Product } from '@ticarum/contract/procedures/products'

export type UploadedImage = Product['images'][number]

/** A picture of a form: uploaded, being uploaded, or failed. */
export type ImageUpload =
  | { id: string; image: UploadedImage }
  | { id: string; file: File; share: number }
  | { id: string; file: File; failed: string }

export const isUploaded = (upload: ImageUpload): upload is Extract<ImageUpload, { image: UploadedImage }> =>
  'image' in upload
export const isUploading = (upload: ImageUpload): upload is Extract<ImageUpload, { share: number }> => 'share' in upload

/** The list with one item moved; an invalid position leaves it unchanged. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
