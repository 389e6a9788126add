import type { AnyCall } from '@portal/platform/http/types.ts';
import { accountFact, roleAccountsFact, roleHoldersFact } from './actors.ts';
import { applicationType } from './application-type.ts';
import * as typeCalls from './calls.ts';
import * as typeCommands from './commands.ts';
import { newestTypeFact, publishedTypeFact } from './fact.ts';

const { draftFact, ...defined } = typeCommands;

/** What the definition of types brings to the module. */
export const aggregates = [applicationType];
export const facts = [publishedTypeFact, newestTypeFact, roleHoldersFact, roleAccountsFact, accountFact, draftFact];
export const commands = defined;
export const calls: readonly AnyCall[] = Object.values(typeCalls);
