import { stateAsOf } from '@portal/event-schemas/audit/views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { differencesOf } from './differences.ts';
import { mayLookInto } from './may-look-into.ts';
import { statesAt, versionAt } from './states.ts';

const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).transform(text => new Date(text).toISOString());
const version = z.coerce.number().int().min(0).max(2_147_483_647);
interface Point { version?: number; as_of?: string }

/** The version that is asked for by number or by moment; without either the last one. */
function pointIn(events: readonly RecordedEvent<any>[], { version: wanted, as_of }: Point): number {
  const last = events.length;
  if (wanted !== undefined) {
    if (wanted > last) throw new Refused(reject('audit.version_unknown', { version: wanted, last }));
    return wanted;
  }
  if (as_of === undefined) return last;
  const count = versionAt(events, as_of);
  if (count === 0) throw new Refused(reject('audit.moment_before_start', { as_of, first: events[0]!.meta.occurred_at }));
  return count;
}

/** State as of a version or a moment beside another one (the state now, where none is asked for), folded by the same functions that decide. */
export const calls = [
  query({
    call: 'GET /audit/streams/{stream}/state/', summary: 'The state of a stream as of a version or a moment, next to the state now or as of another one',
    params: z.object({ stream: z.string().regex(/^[a-z_]+-[^\s\0]{1,200}$/) }),
    query: z.object({ version: version.optional(), as_of: moment.optional(), to_version: version.optional(), to_as_of: moment.optional() }), answer: stateAsOf,
    async run(input) {
      const { host, params: { stream }, query: asked } = input;
      const [name, id] = [stream.slice(0, stream.indexOf('-')), stream.slice(stream.indexOf('-') + 1)];
      await mayLookInto(input, name, id);
      const aggregate = host.aggregates.get(name);
      if (!aggregate) throw new Refused(reject('audit.state_not_kept', { aggregate: name }));
      const events = await host.log.read(stream);
      if (events.length === 0) throw new Refused(reject('audit.stream_not_found', { stream }));
      const [then, to] = [pointIn(events, asked), pointIn(events, { version: asked.to_version, as_of: asked.to_as_of })];
      const states = statesAt(aggregate, events, [then, to]);
      const [state, now] = [states.get(then), states.get(to)];
      const at = (point: number): string | null => events[point - 1]?.meta.occurred_at ?? null;
      return { stream, version: then, at: at(then), to_version: to, to_at: at(to), current_version: events.length, state, now, differences: differencesOf(state, now) };
    },
  }),
];
