import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { mayLookInto } from './ownership.ts';
import { describeEvents } from './describe-events.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

export const historyCalls = [
  query(contracts['GET /audit/streams/{stream}/history/'], {
    reads: 'unhurried',
    summary: 'A stream’s events in words, newest first: who, when, on whose behalf, what changed',
    async run(input) {
      const {
        params: { stream },
        query: { page, page_size },
      } = input;
      await mayLookInto(input, stream);
      const {
        rows: [known],
      } = await input.db.query<{ id: string; version: number }>(
        'SELECT id, version FROM audit.streams WHERE stream = $1',
        [stream],
      );
      if (!known) throw new Refused(reject('audit.stream_not_found', { stream }));
      const last = known.version - page * page_size;
      const { rows } = await input.db.query<{ position: number }>(
        'SELECT position::float8 AS position FROM audit.events WHERE stream = $1 AND version <= $2 AND version > $3 ORDER BY position DESC LIMIT $4',
        [known.id, last, last - page_size, page_size],
      );
      const shown = (await input.host.log.readAt(rows.map(row => row.position))).toReversed();
      const more = last > page_size;
      return {
        stream,
        version: known.version,
        count: known.version,
        results: await describeEvents(input, shown),
        next: more
          ? `/api/v1/audit/streams/${encodeURIComponent(stream)}/history/?page=${page + 1}&page_size=${page_size}`
          : null,
      };
    },
  }),
];
