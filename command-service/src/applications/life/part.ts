import type { AnyCall } from '@portal/platform/http/types.ts';
import { applicationBook, applicationNumbers } from './book.ts';
import * as lifeCalls from './calls.ts';
import * as lifeCommands from './commands.ts';
import { lifeFacts } from './facts.ts';
import { studentApplication } from './student-application.ts';

/** What the life of an application brings to the module. */
export const aggregates = [studentApplication, applicationBook, applicationNumbers];
export const facts = lifeFacts;
export const commands = lifeCommands;
export const calls: readonly AnyCall[] = Object.values(lifeCalls);
