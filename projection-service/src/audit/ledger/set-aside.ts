import type { ReaderInTrouble } from '@portal/event-schemas/audit/set-aside.ts';
import { requestRetryOfSetAside } from '@portal/platform/host/rebuilding.ts';
import { query } from '@portal/platform/http/types.ts';
import { readSetAside } from '@portal/platform/projections/set-aside.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

const kindOf = (reader: string): ReaderInTrouble['kind'] =>
  reader.startsWith('fact:') ? 'fact' : reader.startsWith('reaction:') ? 'reaction' : 'read_model';

/** Readers of the log that could not take an event (docs/decisions/0028). */
export const setAsideCalls = [
  query(contracts['GET /audit/set_aside/'], {
    summary: 'Readers of the log that stand still, and events that they could not take',
    async run({ db }) {
      const { rows: parked } = await db.query<{ name: string; error: string | null }>(
        `SELECT name, error FROM platform.checkpoints WHERE status = 'parked' AND stage = 'live'`,
      );
      const aside = await readSetAside(db);
      const readers = [...new Set([...parked.map(({ name }) => name), ...aside.map(({ reader }) => reader)])].sort();
      return {
        results: readers.map(id => {
          const stands = parked.find(({ name }) => name === id);
          return {
            id,
            kind: kindOf(id),
            parked: stands ? (stands.error ?? '') : null,
            events: aside
              .filter(({ reader }) => reader === id)
              .map(({ position, type, stream, error, set_aside_at }) => ({
                position,
                type,
                stream,
                error,
                set_aside_at,
              })),
          };
        }),
      };
    },
  }),
  query(contracts['POST /audit/set_aside/again/'], {
    summary: 'Have parked readers go on and what was set aside taken up again, in the background',
    run: ({ host }) => requestRetryOfSetAside(host),
  }),
];
