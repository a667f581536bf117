/** The average colour in a thumbhash's first three bytes; undefined for anything else. */
export function averageColour(thumbhash: string): string | undefined {
  const [low, middle, high] = bytesOf(thumbhash.slice(0, 4))
  if (low === undefined || middle === undefined || high === undefined) return undefined
  // Luminance, yellow–blue and red–green, six bits each.
  const header = low | (middle << 8) | (high << 16)
  const bright = (header & 63) / 63
  const yellow = ((header >> 6) & 63) / 31.5 - 1
  const red = ((header >> 12) & 63) / 31.5 - 1
  const b = bright - (2 / 3) * yellow
  const r = (3 * bright - b + red) / 2
  return `#${[r, r - red, b].map(hex).join('')}`
}

function bytesOf(base64: string): number[] {
  try {
    return Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return []
  }
}

const hex = (share: number): string =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0')
