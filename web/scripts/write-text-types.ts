import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { textTypes } from '../texts/text-types.ts'

writeFileSync(path.join(import.meta.dirname, '../app/texts.generated.ts'), textTypes())
