import { messageFileTypes } from '@ticarum/contract/values/messages'
import type { Sender } from './read-image.ts'
import { type Paper, readPaper } from './read-paper.ts'

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface Attachment {
  bytes: Buffer
  type: Paper['type'] | typeof WORKBOOK
  extension: Paper['extension'] | 'xlsx'
}

/** A ZIP with the parts of a workbook and without macros; nothing of it is unpacked, and it is only a download. */
const isWorkbook = (file: Buffer) =>
  file.readUInt32LE(0) === 0x04034b50 &&
  ['[Content_Types].xml', 'xl/workbook.xml'].every((part) => file.includes(part)) &&
  !file.includes('vbaProject')

/** What a message may carry: a document as `readPaper` takes it, or a workbook. The content decides. */
export async function readAttachment(file: Buffer, sender: Sender): Promise<Attachment | undefined> {
  if (file.length < 4) return undefined
  if (isWorkbook(file)) return { bytes: file, type: WORKBOOK, extension: 'xlsx' }
  return readPaper(file, messageFileTypes, sender)
}
