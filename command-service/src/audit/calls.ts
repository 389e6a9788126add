import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { EventLog } from '@portal/platform/event-log/types.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { differencesOf, plain } from './differences.ts';
import { mayLookInto } from './may-look-into.ts';
import { statesOf, type Point, type StateAt, type StreamStates } from './stream-states.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

const pointOf = (version: number | undefined, as_of: string | undefined): Point =>
  version !== undefined ? { version } : as_of !== undefined ? { as_of } : {};

/**
 * The point that is asked for with the state there, as JSON has it. Refuses versions after the end, moments before the
 * beginning, and streams without events.
 */
async function lookAt(
  states: StreamStates,
  point: Point,
  log: Pick<EventLog, 'read'>,
  stream: string,
): Promise<[StateAt, unknown]> {
  const found = await states.at(point);
  const state = plain(found.state);
  if (found.version === 0 && point.version !== 0) {
    const [first] = await log.read(stream, { version: 1 });
    throw new Refused(
      first
        ? reject('audit.moment_before_start', { as_of: point.as_of!, first: first.meta.occurred_at })
        : reject('audit.stream_not_found', { stream }),
    );
  }
  if (point.version !== undefined && found.version < point.version)
    throw new Refused(reject('audit.version_unknown', { version: point.version, last: found.version }));
  return [found, state];
}

/** State as of a version or a moment beside another one (the state now, where none is asked for), folded by the same functions that decide. */
export const calls = [
  query(contracts['GET /audit/streams/{stream}/state/'], {
    summary: 'The state of a stream as of a version or a moment, next to the state now or as of another one',
    async run(input) {
      const {
        host,
        params: { stream },
        query: asked,
      } = input;
      const [name, id] = [stream.slice(0, stream.indexOf('-')), stream.slice(stream.indexOf('-') + 1)];
      await mayLookInto(input, name, id);
      const aggregate = host.aggregates.get(name);
      if (!aggregate) throw new Refused(reject('audit.state_not_kept', { aggregate: name }));
      const states = statesOf(host.log)(aggregate, stream);
      const [then, state] = await lookAt(states, pointOf(asked.version, asked.as_of), host.log, stream);
      const [to, now] = await lookAt(states, pointOf(asked.to_version, asked.to_as_of), host.log, stream);
      const { version: current_version } = await states.at({});
      if (current_version === 0) throw new Refused(reject('audit.stream_not_found', { stream }));
      return {
        stream,
        version: then.version,
        at: then.at,
        to_version: to.version,
        to_at: to.at,
        current_version,
        state,
        now,
        differences: differencesOf(state, now),
      };
    },
  }),
];
