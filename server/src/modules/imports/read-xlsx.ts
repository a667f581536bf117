import { type Sheet, SheetTooLarge } from '../../platform/sheets/read-sheet.ts'
import { readWorkbook } from '../../platform/sheets/read-workbook.ts'
import { ListFault, listLimits } from './sheet.ts'

/** The sheets of a workbook. Throws if it is none. */
export function readXlsx(bytes: Uint8Array): Sheet[] {
  try {
    return readWorkbook(bytes, listLimits)
  } catch (error) {
    throw error instanceof SheetTooLarge ? new ListFault('tooManyRows') : error
  }
}
