import type { Paint, Scene } from './paint.ts'
import { paint, pipes, slabs, steelDoor, tap, tiles } from './scenes/building.ts'
import { bottles, jars, shampoo, soap } from './scenes/care.ts'
import { bandages, clinicBed, gloves, masks, syringes } from './scenes/clinic.ts'
import { bedding, blanket, curtain, fabricRolls, shawls, towels } from './scenes/cloth.ts'
import { bulbs, cable, fan, iron, lantern, pendants } from './scenes/electric.ts'
import { abaya, shirts, shoes, slippers, sneakers, tshirts } from './scenes/fashion.ts'
import { carpet, prayerRug } from './scenes/floors.ts'
import { bags, biscuits, cans, oilTins, sacks, tea } from './scenes/food.ts'
import { chair, mattress, sofa, wardrobe } from './scenes/furniture.ts'
import { cooker, kettle, pots, teapot } from './scenes/kitchen.ts'
import { fleece, knots, leather, mesh, quilting, terry, upholstery, weave } from './scenes/materials.ts'
import { steel as brushedSteel, glaze, jute, leaves } from './scenes/materials-hard.ts'
import type { Packing } from './scenes/packed.ts'
import { buckets, notebooks, plasticChair, vase } from './scenes/various.ts'

interface Kind {
  scene: Scene
  /** main, second and third colour if the variant names none */
  colours: [main: string, second: string, third: string]
  /** index into the grounds of `paint.ts` */
  ground: number
  /** the window of the close-up: left, top and width, in 4:3 */
  detail: [left: number, top: number, width: number]
}

/** The sides of their own that some kinds have: what they are made of, and one packed beside a person. */
export const sides: Partial<Record<string, { material: Scene; packing: Packing }>> = {
  bedding: { material: weave, packing: { form: 'carton', widthCm: 60, heightCm: 50 } },
  blanket: { material: fleece, packing: { form: 'bale', widthCm: 70, heightCm: 60 } },
  carpet: { material: knots, packing: { form: 'roll', widthCm: 160, heightCm: 28 } },
  mattress: { material: quilting, packing: { form: 'wrapped', widthCm: 160, heightCm: 24 } },
  pots: { material: brushedSteel, packing: { form: 'carton', widthCm: 50, heightCm: 45 } },
  sacks: { material: jute, packing: { form: 'sack', widthCm: 55, heightCm: 85 } },
  shoes: { material: leather, packing: { form: 'carton', widthCm: 62, heightCm: 42 } },
  sneakers: { material: mesh, packing: { form: 'carton', widthCm: 64, heightCm: 48 } },
  sofa: { material: upholstery, packing: { form: 'wrapped', widthCm: 200, heightCm: 88 } },
  tea: { material: leaves, packing: { form: 'carton', widthCm: 48, heightCm: 36 } },
  tiles: { material: glaze, packing: { form: 'carton', widthCm: 62, heightCm: 18 } },
  towels: { material: terry, packing: { form: 'carton', widthCm: 60, heightCm: 68 } },
}

const steel = '#c9cdcc'
const cream = '#f3ede1'

export const kinds = {
  abaya: { scene: abaya, colours: ['#2b2b33', '#c98a35', cream], ground: 4, detail: [120, 52, 160] },
  bags: { scene: bags, colours: ['#1f5a78', '#8d3b34', '#e3b65a'], ground: 3, detail: [140, 100, 130] },
  bandages: { scene: bandages, colours: ['#2f7f96', '#efe6d6', cream], ground: 5, detail: [70, 80, 170] },
  bedding: { scene: bedding, colours: ['#7a4a5c', '#b98a94', cream], ground: 4, detail: [60, 90, 190] },
  biscuits: { scene: biscuits, colours: ['#8d2f2b', '#e0a030', '#d9a662'], ground: 3, detail: [80, 60, 190] },
  blanket: { scene: blanket, colours: ['#7c4a3a', '#d9b98c', cream], ground: 0, detail: [80, 90, 170] },
  bottles: { scene: bottles, colours: ['#d9a63c', '#104858', cream], ground: 5, detail: [130, 70, 150] },
  buckets: { scene: buckets, colours: ['#1f5a78', '#b5482a', '#e0a030'], ground: 2, detail: [120, 110, 170] },
  bulbs: { scene: bulbs, colours: ['#f7ead0', '#c8c4b8', cream], ground: 2, detail: [120, 70, 170] },
  cable: { scene: cable, colours: ['#b02030', '#1f5a78', '#39543f'], ground: 7, detail: [190, 60, 170] },
  cans: { scene: cans, colours: ['#a3302a', '#39543f', '#d9573a'], ground: 3, detail: [130, 90, 150] },
  carpet: { scene: carpet, colours: ['#8d2f2b', '#1f3f55', '#c98a35'], ground: 7, detail: [84, 10, 150] },
  chair: { scene: chair, colours: ['#39543f', '#6b4a30', cream], ground: 1, detail: [70, 30, 170] },
  clinicBed: { scene: clinicBed, colours: ['#2f7f96', '#c9cdcc', cream], ground: 5, detail: [60, 70, 190] },
  cooker: { scene: cooker, colours: ['#e6e2d8', steel, cream], ground: 7, detail: [86, 56, 190] },
  curtain: { scene: curtain, colours: ['#8d6a4a', '#efe6d6', cream], ground: 3, detail: [30, 10, 170] },
  fabricRolls: { scene: fabricRolls, colours: ['#8d2f2b', '#1f3f55', '#c98a35'], ground: 7, detail: [66, 50, 160] },
  fan: { scene: fan, colours: ['#2f6f7c', '#e9e4da', cream], ground: 6, detail: [110, 30, 180] },
  gloves: { scene: gloves, colours: ['#2f7f96', '#f7f6f1', cream], ground: 5, detail: [70, 36, 200] },
  iron: { scene: iron, colours: ['#f1eee6', '#1f5a78', cream], ground: 4, detail: [140, 60, 190] },
  jars: { scene: jars, colours: ['#8d3b34', '#f4ece2', cream], ground: 4, detail: [150, 50, 180] },
  kettle: { scene: kettle, colours: ['#d9d7d0', '#2a2420', cream], ground: 0, detail: [120, 50, 180] },
  lantern: { scene: lantern, colours: ['#d9973a', '#e0a030', cream], ground: 2, detail: [90, 50, 170] },
  masks: { scene: masks, colours: ['#7fb2c4', '#dfe9e8', cream], ground: 6, detail: [100, 120, 180] },
  mattress: { scene: mattress, colours: ['#1f5a78', '#f1ede4', cream], ground: 6, detail: [170, 96, 180] },
  notebooks: { scene: notebooks, colours: ['#2f6f7c', '#b5482a', '#e0a030'], ground: 3, detail: [80, 140, 180] },
  oilTins: { scene: oilTins, colours: ['#e0b23a', '#39543f', cream], ground: 3, detail: [150, 110, 150] },
  paint: { scene: paint, colours: ['#2f6f7c', '#d9973a', cream], ground: 7, detail: [190, 84, 170] },
  pendants: { scene: pendants, colours: ['#c98a35', '#a0522d', '#1f5a78'], ground: 3, detail: [120, 90, 170] },
  pipes: { scene: pipes, colours: ['#c9c7be', '#d98f4a', cream], ground: 7, detail: [60, 90, 180] },
  plasticChair: { scene: plasticChair, colours: ['#f1eee6', cream, cream], ground: 0, detail: [100, 20, 200] },
  pots: { scene: pots, colours: [steel, '#2a2420', cream], ground: 1, detail: [60, 130, 170] },
  prayerRug: { scene: prayerRug, colours: ['#8d2f2b', '#1f3f55', '#c98a35'], ground: 7, detail: [112, 40, 176] },
  sacks: { scene: sacks, colours: ['#8d3b34', '#1f5a78', '#efe6d2'], ground: 7, detail: [140, 56, 180] },
  shampoo: { scene: shampoo, colours: ['#6f9a5c', '#f1eee6', '#c98a35'], ground: 4, detail: [140, 50, 170] },
  shawls: { scene: shawls, colours: ['#8d2f2b', '#c98a35', '#2f6f7c'], ground: 3, detail: [120, 130, 190] },
  shirts: { scene: shirts, colours: ['#e9edf0', '#7fa3b5', '#2c4a5c'], ground: 2, detail: [120, 30, 190] },
  shoes: { scene: shoes, colours: ['#5b2e1e', '#221814', cream], ground: 1, detail: [60, 140, 170] },
  slabs: { scene: slabs, colours: ['#b9b2a4', cream, cream], ground: 6, detail: [90, 40, 190] },
  slippers: { scene: slippers, colours: ['#8d3b34', '#39543f', '#c9a878'], ground: 1, detail: [90, 40, 170] },
  sneakers: { scene: sneakers, colours: ['#f2ece0', '#2f6f7c', '#d9973a'], ground: 2, detail: [60, 140, 180] },
  soap: { scene: soap, colours: ['#8b8f4a', '#c7b877', cream], ground: 3, detail: [100, 96, 190] },
  sofa: { scene: sofa, colours: ['#2f6f7c', '#d9973a', '#8d3b34'], ground: 0, detail: [40, 96, 180] },
  steelDoor: { scene: steelDoor, colours: ['#4a2f22', '#c9b892', cream], ground: 7, detail: [160, 96, 150] },
  syringes: { scene: syringes, colours: ['#2f7f96', '#dfe9c8', cream], ground: 5, detail: [110, 40, 190] },
  tap: { scene: tap, colours: [steel, '#aab0b0', cream], ground: 6, detail: [140, 50, 200] },
  tea: { scene: tea, colours: ['#8d2f2b', '#39543f', '#e0a030'], ground: 3, detail: [66, 96, 190] },
  teapot: { scene: teapot, colours: [steel, '#2a2420', cream], ground: 3, detail: [130, 60, 170] },
  tiles: { scene: tiles, colours: ['#1f5a78', '#f4f1e8', '#c9803a'], ground: 7, detail: [88, 24, 148] },
  towels: { scene: towels, colours: ['#2f6f7c', '#c9803a', cream], ground: 0, detail: [150, 50, 170] },
  tshirts: { scene: tshirts, colours: ['#1f3f55', '#b5482a', cream], ground: 5, detail: [80, 50, 180] },
  vase: { scene: vase, colours: ['#1f5a78', '#f2eadb', '#c9803a'], ground: 1, detail: [100, 100, 180] },
  wardrobe: { scene: wardrobe, colours: ['#a5825c', '#e9e4da', cream], ground: 0, detail: [130, 60, 180] },
} as const satisfies Record<string, Kind>

export type PictureKind = keyof typeof kinds

/**
 * The colours of a drawing: the kind's own, with the given main colour. Another colour that equals it is replaced by
 * the kind's main one.
 */
export function coloursOf(kind: PictureKind, asked: string | undefined): Omit<Paint, 'wall' | 'floor'> {
  const [main, second, third] = kinds[kind].colours
  if (!asked) return { main, second, third }
  return { main: asked, second: asked === second ? main : second, third: asked === third ? main : third }
}
