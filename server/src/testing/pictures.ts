/** A red PNG of 4 × 3 pixels, for who needs any picture. */
export const redPicture = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWPYbWwMRww4' +
      'OQAOwA2N8peJqgAAAABJRU5ErkJggg==',
    'base64',
  ),
)

/** A file of exactly this size: filled up behind the picture, where readers don't look. */
export const filledUp = (picture: Uint8Array, bytes: number): Uint8Array => Buffer.concat([picture], bytes)
