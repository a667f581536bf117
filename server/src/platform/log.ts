import { type Logger, pino } from 'pino'

/** One JSON object a line. Calls log ids, codes and durations; names, addresses and texts stay out. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A driver's error carries the row's values in `detail` and `where`: keep what identifies the fault only.
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.code ? 'database or system error' : error.message,
        stack: error.stack?.split('\n').slice(1, 6).join('\n'),
      }),
    },
  })

export const silentLog: Logger = pino({ level: 'silent' })
