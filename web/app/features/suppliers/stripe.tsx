import { bandsOf } from './stripe-bands.ts'

const drawn = new Map<number, string>()

/** Cached for each stripe, because lists repeat them. */
function bandsAsSvg(stripe: number): string {
  const known = drawn.get(stripe)
  if (known !== undefined) return known
  let x = 0
  let bands = ''
  for (const { width, dye } of bandsOf(stripe)) {
    bands += `<rect x="${x}" width="${width + 0.05}" height="20" fill="${dye}"/>`
    x += width
  }
  drawn.set(stripe, bands)
  return bands
}

/** A company's stripe, with a faint border so that pale and dark bands stay visible. */
export function Stripe({ stripe }: { stripe: number }) {
  return (
    <span className="stripe">
      <svg
        viewBox="0 0 20 20"
        preserveAspectRatio="none"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and colours of ours
        dangerouslySetInnerHTML={{ __html: bandsAsSvg(stripe) }}
      />
    </span>
  )
}
