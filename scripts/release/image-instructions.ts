import { readFile } from 'node:fs/promises'
import path from 'node:path'

const FILE = path.resolve(import.meta.dirname, '../../deploy/container/Dockerfile')

export interface Instruction {
  name: string
  rest: string
}

/** The instructions of the image, in order, with continued lines joined. */
export async function imageInstructions(): Promise<Instruction[]> {
  const lines = (await readFile(FILE, 'utf8'))
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => ({ name: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1).trim() }))
}

/** What ends up in the image: the instructions of its last stage. */
export const lastStage = (instructions: Instruction[]): Instruction[] =>
  instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM') + 1)
