import { stateAsOf } from '@portal/event-schemas/audit/views.ts';
import { student as studentRecord } from '@portal/event-schemas/curriculum/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { query, Refused, type Call0 } from '@portal/platform/http/types.ts';
import { recordAggregate } from '@portal/platform/records/aggregate.ts';
import { z } from 'zod';
import { differencesOf, plain } from './differences.ts';

const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).transform(text => new Date(text).toISOString());
const overseers = ['auditor', 'office', 'org_admin'];
const studentStreams = ['study_card', 'registration_standing', 'wish_list'];

/** An advisor looks into the streams of their own students; the office and the auditor into all. */
async function mayLookInto({ host, roles, actor }: Call0, aggregate: string, id: string): Promise<void> {
  if (roles.some(role => overseers.includes(role))) return;
  const { state } = await host.dispatcher.state<any>(recordAggregate(studentRecord), id.split('.')[0]!);
  const own = studentStreams.includes(aggregate) && state.status === 'present' && state.fields.advisor === actor.id;
  if (!own) throw new Refused(reject('audit.not_your_student', { stream: `${aggregate}-${id}` }));
}

const fold = (aggregate: Aggregate, events: readonly RecordedEvent<any>[]): unknown =>
  plain(events.reduce((state, { type, data }) => aggregate.evolve(state, { type, data }), aggregate.initialState()));

/** How many of the events had happened at the moment or version asked for. */
function countUpTo(events: readonly RecordedEvent<any>[], { version, as_of }: { version?: number; as_of?: string }): number {
  const last = events.length;
  if (version !== undefined) {
    if (version > last) throw new Refused(reject('audit.version_unknown', { version, last }));
    return version;
  }
  if (as_of === undefined) return last;
  const count = events.filter(event => event.meta.occurred_at <= as_of).length;
  if (count === 0) throw new Refused(reject('audit.moment_before_start', { as_of, first: events[0]!.meta.occurred_at }));
  return count;
}

/** State as of a version or a moment, folded by the same functions that decide (issue: audit, first cut). */
export const calls = [
  query({
    call: 'GET /audit/streams/{stream}/state/', summary: 'The state of a stream as of a version or a moment, next to the state now',
    params: z.object({ stream: z.string().regex(/^[a-z_]+-[^\s\0]{1,200}$/) }),
    query: z.object({ version: z.coerce.number().int().min(0).max(2_147_483_647).optional(), as_of: moment.optional() }), answer: stateAsOf,
    async run(input) {
      const { host, params: { stream } } = input;
      const [name, id] = [stream.slice(0, stream.indexOf('-')), stream.slice(stream.indexOf('-') + 1)];
      await mayLookInto(input, name, id);
      const aggregate = host.aggregates.get(name);
      if (!aggregate) throw new Refused(reject('audit.state_not_kept', { aggregate: name }));
      const events = await host.log.read(stream);
      if (events.length === 0) throw new Refused(reject('audit.stream_not_found', { stream }));
      const version = countUpTo(events, input.query);
      const state = fold(aggregate, events.slice(0, version));
      const now = fold(aggregate, events);
      return { stream, version, at: events[version - 1]?.meta.occurred_at ?? null, current_version: events.length, state, now, differences: differencesOf(state, now) };
    },
  }),
];
