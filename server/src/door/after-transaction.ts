import type { Context } from './context.ts'

export interface AfterTransaction<Input, Read, Output> {
  read(ctx: Context, input: Input): Promise<Read>
  /** without a connection: what was read is all it has */
  write(read: Read, input: Input, who: string): Promise<Output>
}

/** For answers that take long to write, as a file: no database connection waits for them. Only for reads. */
export const afterTransaction = <Input, Read, Output>(
  read: AfterTransaction<Input, Read, Output>['read'],
  write: AfterTransaction<Input, Read, Output>['write'],
): AfterTransaction<Input, Read, Output> => ({ read, write })
