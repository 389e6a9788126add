import pino, { type Logger } from 'pino';

/** Structured logs, one JSON object a line, on standard error; standard output is for people. Secrets that get into a log line are blotted out. */
export const createLogger = (level: string, name: string): Logger =>
  pino({
    name,
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['password', '*.password', 'req.headers.cookie', 'req.headers.authorization', 'headers.cookie', '*.serviceToken'], censor: '…' },
  }, pino.destination({ dest: 2, sync: false }));
