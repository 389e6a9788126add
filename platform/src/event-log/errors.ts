/** An event that may not enter the log: unknown type, wrong shape, not JSON-native. `command`: the id of its command. */
export class InvalidEvent extends Error {
  readonly command: string;
  constructor(message: string, command: string) {
    super(message);
    this.name = 'InvalidEvent';
    this.command = command;
  }
}

/** The log could not be reached in time. The append may or may not have happened; sent again with its command id it is harmless. */
export class LogUnavailable extends Error {
  readonly retryAfter = 2;
  constructor(cause: unknown) {
    super(`The event log cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'LogUnavailable';
  }
}
