import { type Logger, pino } from 'pino'

/**
 * Where an error happened, without its message: that comes first in a stack, over several lines if it quotes values
 * with line breaks.
 */
function framesOf({ stack = '', message }: Error): string {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .trimStart()
    .split('\n')
    .slice(0, 5)
    .join('\n')
}

/**
 * Lines are written together, at the latest after this time: one system call for each would cost more than most calls.
 */
const TOGETHER = { minLength: 4096, periodicFlush: 100, sync: false }

/** One JSON object per line. Calls log ids, codes and durations, never names, addresses or texts. */
export const createLog = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // A driver's error has the row's values in `detail` and `where`: only what identifies the fault is logged, by
      // names of the schema.
      serializers: {
        err: (error: Error & { code?: string; table?: string; column?: string; constraint?: string }) => ({
          type: error.name,
          code: error.code,
          table: error.table,
          column: error.column,
          constraint: error.constraint,
          message: error.code ? 'database or system error' : error.message,
          stack: framesOf(error),
        }),
      },
    },
    pino.destination({ dest: 1, ...TOGETHER }),
  )

export const silentLog: Logger = pino({ level: 'silent' })
