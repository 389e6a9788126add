import type { EventLog, RecordedEvent } from '../event-log/types.ts';

const unchanging = (): never => {
  throw new Error('The snapshot does not change.');
};

/** The log as it was when its last event had the given position. It cannot be written to. */
export function boundedLog(log: EventLog, last: number): EventLog {
  const known = (events: RecordedEvent[]): RecordedEvent[] => events.filter(event => event.position <= last);
  const readAll = async (after: number, limit: number): Promise<RecordedEvent[]> =>
    after >= last ? [] : known(await log.readAll(after, Math.min(limit, last - after)));
  return {
    read: async (stream, part) => known(await log.read(stream, part)),
    readStreams: async streams =>
      new Map([...(await log.readStreams(streams))].map(([stream, events]) => [stream, known(events)])),
    readAll,
    readAt: async positions => log.readAt(positions.filter(position => position <= last)),
    lines: (after, to, limit) => log.lines(after, Math.min(to, last), limit),
    hashes: unchanging,
    follow: readAll,
    head: async () => Math.min(last, await log.head()),
    keptAnswers: async () => [],
    onAppended: () => () => undefined,
    append: unchanging,
    appendBatch: unchanging,
    exclusively: unchanging,
    close: async () => undefined,
  };
}
