/** What a product's picture may be. The content decides, not the file's name. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** 5MB, inclusive (D29) */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

export const imagesPerProduct = { min: 1, max: 10 } as const

/** Best first: a browser takes the first format that it supports. */
export const imageFormats = ['avif', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** The preview that messengers show for a link to a product: its first picture, in the size that they ask for. */
export const preview = { width: 1200, height: 630, maxBytes: 300_000 } as const
export const previewFile = (name: string): string => `${name}-preview.jpg`

/** The file name of one size, as it is stored. */
export const imageFile = (name: string, width: number, format: ImageFormat): string => `${name}-${width}.${format}`

/** Where one of these files is fetched, by whoever may see it. */
export const mediaPath = (file: string): string => `/media/${file}`
/** The preview as a page names it to messengers. */
export const previewPicture = (name: string) => ({
  path: mediaPath(previewFile(name)),
  width: preview.width,
  height: preview.height,
})
