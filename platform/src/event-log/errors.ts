import type { z } from 'zod';

/** An event that may not enter the log: unknown type, wrong shape, not JSON-native. `command`: the id of its command; `issues`: what its schema found. */
export class InvalidEvent extends Error {
  readonly command: string;
  readonly issues: readonly z.core.$ZodIssue[];
  constructor(message: string, command: string, issues: readonly z.core.$ZodIssue[] = []) {
    super(message);
    this.name = 'InvalidEvent';
    this.command = command;
    this.issues = issues;
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
