/** The paint of a drawing: the ground it stands on, and up to three colours of the goods. */
export interface Paint {
  wall: string
  floor: string
  main: string
  second: string
  third: string
}

export type Scene = (paint: Paint) => string

/** Wall and surface colours of the design kit. */
export const grounds: readonly Pick<Paint, 'wall' | 'floor'>[] = [
  { wall: '#cfd9d4', floor: '#b58f6a' },
  { wall: '#d8c7b0', floor: '#8f7356' },
  { wall: '#cbd8dc', floor: '#96a6a6' },
  { wall: '#e3dcc6', floor: '#b9a784' },
  { wall: '#e8d5cb', floor: '#b98c78' },
  { wall: '#d6e0dc', floor: '#9fb0a8' },
  { wall: '#d5dbe0', floor: '#b7a083' },
  { wall: '#d9d2c4', floor: '#a89a84' },
]

export const cream = '#f3ede1'
export const paper = '#fbf7ee'
export const ink = '#2a2420'
