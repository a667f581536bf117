import { v7 } from 'uuid'

/** Ids sort by time of creation, so that new rows touch one end of each index. */
export const newId = (): string => v7()
