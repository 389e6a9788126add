import { streamHistory } from '@portal/event-schemas/audit/views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { mayLookInto } from './ownership.ts';
import { describeEvents } from './describe-events.ts';

export const streamParams = z.object({ stream: z.string().regex(/^[a-z_]{1,60}-[^\s\0]{1,200}$/) });
export const pageQuery = z.object({
  page: z.coerce.number().int().min(0).max(1_000_000).default(0),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
});

export const historyCalls = [
  query({
    call: 'GET /audit/streams/{stream}/history/',
    reads: 'unhurried',
    summary: 'A stream’s events in words, newest first: who, when, on whose behalf, what changed',
    params: streamParams,
    query: pageQuery,
    answer: streamHistory,
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
