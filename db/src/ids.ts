import { v7 } from 'uuid'

/** Ids sort by the time they were made, so that new rows touch one end of each index. */
export const newId = (): string => v7()
