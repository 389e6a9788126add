import pino, { type Logger } from 'pino';

/** Errors of the database driver carry its whole connection along: name, code, message, where, and why are enough. */
function briefly(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, detail } = error as { code?: string; detail?: string };
  return {
    type: error.name,
    message: error.message,
    ...(code ? { code } : {}),
    ...(detail ? { detail } : {}),
    stack: error.stack,
    ...(error.cause ? { cause: briefly(error.cause) } : {}),
  };
}

/** Structured logs, one JSON object a line, on standard error; standard output is for people. Secrets that get into a log line are blotted out. */
export const createLogger = (level: string, name: string): Logger =>
  pino(
    {
      name,
      level,
      serializers: { err: briefly },
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'password',
          '*.password',
          'req.headers.cookie',
          'req.headers.authorization',
          'headers.cookie',
          '*.serviceToken',
        ],
        censor: '…',
      },
    },
    pino.destination({ dest: 2, sync: false }),
  );
