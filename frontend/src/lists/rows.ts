import type { CallTo, Contracts } from '@portal/event-schemas/kernel/calls.ts';
import type { RowOf } from '../http/contracts.ts';

/** The call of a list that is asked for rows by `range`, and answers these instead of a page. */
export const asRows = <K extends keyof Contracts>(call: K): CallTo<RowOf<K>[]> => call as never;
