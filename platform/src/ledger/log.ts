import type { EventLog } from '../event-log/types.ts';

/** What the ledger reads of the log. */
export type LedgerLog = Pick<EventLog, 'read' | 'readAll' | 'lines' | 'hashes'>;
