import { streamHistory, type HistoryEntry } from '@portal/event-schemas/audit/views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { codeNames } from '@portal/event-schemas/registration/code-names.ts';
import { sentenceOf, type Sentences } from '@portal/event-schemas/kernel/sentences.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { formatter } from '@portal/platform/http/messages.ts';
import { query, Refused, type Call0 } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { z } from 'zod';
import { idsIn, namesOf, speller } from './names.ts';
import { mayLookInto } from './ownership.ts';
import { allSentences } from './sentences.ts';

export const streamParams = z.object({ stream: z.string().regex(/^[a-z_]+-[^\s\0]{1,200}$/) });
export const pageQuery = z.object({ page: z.coerce.number().int().min(0).max(1_000_000).default(0), page_size: z.coerce.number().int().min(1).max(100).default(25) });

/** Events in words of the reader's language, in the order given. */
async function told(input: Pick<Call0, 'host' | 'locale'> & { db: Sql }, events: readonly RecordedEvent<any>[], sentences: Sentences): Promise<HistoryEntry[]> {
  const actors = events.flatMap(({ meta: { actor } }) => [actor.id, ...(actor.on_behalf_of ? [actor.on_behalf_of] : [])]);
  const names = await namesOf(input.db, [...idsIn(events.map(event => event.data)), ...actors]);
  const show = formatter(input.host.config.timeZone);
  const spell = speller(names, codeNames, value => show(value, input.locale));
  const person = (uid: string) => ({ uid, display_name: spell(uid) });
  return events.map(({ position, version, type, data, meta }) => {
    const actor = person(meta.actor.id);
    return {
      position, version, at: meta.occurred_at, actor, roles: [...meta.actor.roles], on_behalf_of: meta.actor.on_behalf_of ? person(meta.actor.on_behalf_of) : null,
      command: meta.command, type, sentence: sentenceOf(sentences, { type, data }, actor.display_name, input.locale, spell),
      changes: Object.entries((data as Record<string, unknown>)['changes'] ?? data).map(([path, value]) => ({ path, value, text: spell(value) })),
      data, correlation_id: meta.correlation_id, facts_at: meta.facts_at ?? null,
    };
  });
}

export const historyCalls = [
  query({
    call: 'GET /audit/streams/{stream}/history/', summary: 'A stream’s events in words, newest first: who, when, on whose behalf, what changed',
    params: streamParams, query: pageQuery, answer: streamHistory,
    async run(input) {
      const { params: { stream }, query: { page, page_size } } = input;
      await mayLookInto(input, stream);
      const events = await input.host.log.read(stream);
      if (events.length === 0) throw new Refused(reject('audit.stream_not_found', { stream }));
      const shown = events.toReversed().slice(page * page_size, (page + 1) * page_size);
      const more = (page + 1) * page_size < events.length;
      return {
        stream, version: events.length, count: events.length, results: await told(input, shown, allSentences),
        next: more ? `/api/v1/audit/streams/${encodeURIComponent(stream)}/history/?page=${page + 1}&page_size=${page_size}` : null,
      };
    },
  }),
];
