import type { StatementEvent, StatementNumberEvent } from '@portal/event-schemas/grades/events.ts';
import { evolveStatement, noStatement, type Statement } from '@portal/event-schemas/grades/statement.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** Stream `statement-<uid>`. */
export const statement: Aggregate<Statement, StatementEvent> = {
  name: 'statement',
  initialState: () => noStatement,
  evolve: evolveStatement,
};

/** Stream `statement_number-<year>.<kind>`: how many statements are numbered, which is the last number. */
export const statementNumber: Aggregate<{ number: number }, StatementNumberEvent> = {
  name: 'statement_number',
  initialState: () => ({ number: 0 }),
  evolve: (_state, { data }) => ({ number: data.number }),
};
