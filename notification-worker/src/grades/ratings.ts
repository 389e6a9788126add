import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { callService } from '@portal/platform/http/service-call.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import { defineWorkList } from '@portal/platform/jobs/work-list.ts';

const contributionChanged = [
  'JournalContributionCreated',
  'JournalContributionChanged',
  'JournalContributionRemoved',
  'JournalContributionRestored',
];
/** What a key of the list names: a journal or a course. */
const ofJournal = 'journal:';
const ofCourse = 'course:';
const keyOf = ({ stream }: RecordedEvent): string => {
  const id = stream.slice(stream.indexOf('-') + 1);
  return stream.startsWith('journal-') ? `${ofJournal}${id}` : `${ofCourse}${id.split('.')[0]}`;
};

/**
 * Courses whose ratings may lag behind their journals: a mark has changed, a row came or was sent back, kinds of lessons
 * count otherwise in terms that are not over.
 */
export const ratingsMoved = defineWorkList({
  name: 'grades.ratings_moved',
  table: 'grades.ratings_to_take',
  handles: ['MarkSet', 'MarkCleared', 'RowAdded', 'RowsRejected', ...contributionChanged],
  async keysOf(events: readonly RecordedEvent<any>[], db) {
    const ofRows = events.filter(({ type }) => !contributionChanged.includes(type));
    const own = ofRows.map((event): [string, RecordedEvent] => [keyOf(event), event]);
    const set = events.findLast(({ type }) => contributionChanged.includes(type));
    if (!set) return own;
    const { rows } = await db.query<{ offering: string }>(
      `select distinct s.offering from grades.sheets_public s
        join curriculum.study_periods_public p on p.uid = s.study_period where p.end_date >= $1`,
      [set.meta.occurred_at.slice(0, 10)],
    );
    return [...own, ...rows.map(({ offering }): [string, RecordedEvent] => [`${ofCourse}${offering}`, set])];
  },
});

/**
 * Brings ratings from journals into the sheets of courses, once a journal is quiet for a while: a class that is filled in cell
 * by cell is taken once. Students see what their journals say at once.
 */
export const ratingsJob = defineJob<object>({
  name: 'grades-take-ratings',
  schedule: { every: 15_000 },
  async run(_data, host) {
    const { results, failed } = await ratingsMoved.work(host, {
      most: 200,
      rests: { quiet: 20_000, atMost: 120_000 },
      nameOf: ({ key }) => `ratings of ${key}`,
      run: ({ key }) =>
        callService(
          host,
          'POST /journals/sheets/ratings/',
          key.startsWith(ofJournal)
            ? { journals: [key.slice(ofJournal.length)] }
            : { offerings: [key.slice(ofCourse.length)] },
        ),
    });
    return { taken: results.length, failed };
  },
});

/** Once a night every course of a term that is not over is on the list: what an installation had before ratings came by themselves. */
export const takeAllJob = defineJob<object>({
  name: 'grades-take-all-ratings',
  schedule: { cron: '45 3 * * *' },
  run: async (_data, host) => {
    const { rowCount } = await host.pool.query(
      `insert into grades.ratings_to_take (key, position, since, moved)
        select distinct '${ofCourse}' || s.offering, 0, 'epoch'::timestamptz, 'epoch'::timestamptz from grades.sheets_public s
        join curriculum.study_periods_public p on p.uid = s.study_period
        where p.end_date >= $1 on conflict (key) do nothing`,
      [host.clock.iso().slice(0, 10)],
    );
    return { courses: rowCount };
  },
});
