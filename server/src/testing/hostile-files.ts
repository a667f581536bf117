import type { HostileFile } from './hostile/hostile-file.ts'
import { jpegFiles } from './hostile/jpeg-files.ts'
import { otherFiles } from './hostile/other-files.ts'
import { pngFiles } from './hostile/png-files.ts'
import { webpFiles } from './hostile/webp-files.ts'

/** Files of an attacker who wants to fill the memory, stop the process, or have their bytes served from our origin. */
export const hostileFiles = async (): Promise<HostileFile[]> => [
  ...pngFiles(),
  ...(await jpegFiles()),
  ...(await webpFiles()),
  ...(await otherFiles()),
]
