import { type Logger, pino } from 'pino'

/** Where it happened. The message comes first in a stack, over as many lines as the values have that it quotes. */
function framesOf({ stack = '', message }: Error): string {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .trimStart()
    .split('\n')
    .slice(0, 5)
    .join('\n')
}

/**
 * Lines leave together, at latest after this time: one write to the system for each would cost more than most calls.
 */
const TOGETHER = { minLength: 4096, periodicFlush: 100, sync: false }

/** One JSON object a line. Calls log ids, codes and durations; names, addresses and texts stay out. */
export const createLog = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // A driver's error carries the row's values in `detail` and `where`: keep what identifies the fault only.
      serializers: {
        err: (error: Error & { code?: string }) => ({
          type: error.name,
          code: error.code,
          message: error.code ? 'database or system error' : error.message,
          stack: framesOf(error),
        }),
      },
    },
    pino.destination({ dest: 1, ...TOGETHER }),
  )

export const silentLog: Logger = pino({ level: 'silent' })
