import { coloursOf, kinds, type PictureKind, sides } from './kinds.ts'
import { grounds, type Paint } from './paint.ts'
import { packedBeside } from './scenes/packed.ts'
import { cartons, colourCards } from './scenes/various.ts'

/** How one product of a kind differs from the next. */
export interface PictureVariant {
  /** of the goods; by default the kind's own */
  colour?: string | undefined
  /** offset from the kind's own ground */
  ground?: number
}

/** In the gallery's order: the goods, their material from near, how they are packed, the colours they come in. */
export const views = ['goods', 'detail', 'packed', 'colours'] as const

/** One picture in 4:3 as SVG; the same arguments give the same picture. */
export function drawProduct(kind: PictureKind, variant: PictureVariant, view: number): string {
  const { scene, ground, detail } = kinds[kind]
  const asked = views[view]
  if (!asked) throw new RangeError(`a product has ${views.length} views, not ${view}`)

  const { wall = '#d9d2c4', floor = '#a89a84' } =
    grounds[(ground + (variant.ground ?? 0) + view) % grounds.length] ?? {}
  const paint: Paint = { wall, floor, ...coloursOf(kind, variant.colour) }
  const own = sides[kind]
  if (own && asked === 'detail') return framed(own.material(paint))
  if (asked === 'packed') return framed((own ? packedBeside(own.packing) : cartons)(paint))
  if (asked === 'colours') return framed(colourCards(paint))
  return framed(scene(paint), asked === 'detail' ? detail : undefined)
}

function framed(drawing: string, [left, top, width]: readonly [number, number, number] = [0, 0, 400]): string {
  const seen = `viewBox="${left} ${top} ${width} ${width * 0.75}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${seen} width="1024" height="768">${drawing}</svg>`
}
