/** A red PNG of 4 × 3 pixels, for tests that need any picture. */
export const redPicture = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWPYbWwMRww4' +
      'OQAOwA2N8peJqgAAAABJRU5ErkJggg==',
    'base64',
  ),
)

/** A file of exactly this size: padded after the picture's end, which decoders ignore. */
export const filledUp = (picture: Uint8Array, bytes: number): Uint8Array => Buffer.concat([picture], bytes)
