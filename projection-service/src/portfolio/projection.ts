import { statusAfter } from '@portal/event-schemas/portfolio/acts.ts';
import { portfolioEvents, type PortfolioEvent } from '@portal/event-schemas/portfolio/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { ddl, upsertRows, readRows } from '@portal/platform/projections/rows.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import * as t from './tables.ts';

type Recorded = RecordedEvent<PortfolioEvent>;
type OnAchievement = Extract<PortfolioEvent, { type: `Achievement${string}`; data: { order: string } }>;
const isOnAchievement = ({ type }: Recorded): boolean => type in statusAfter;
const dataOf = <T extends PortfolioEvent['type']>(events: readonly Recorded[], of: T) =>
  events.filter(({ type }) => type === of).map(({ data }) => data as Extract<PortfolioEvent, { type: T }>['data']);
const handles = Object.keys(portfolioEvents).filter(
  type => type !== 'PortfolioExtended' && type !== 'PortfolioReduced',
);
const whoOf = ({ meta }: Recorded) => ({ at: meta.occurred_at, by: meta.actor.on_behalf_of ?? meta.actor.id });
const writtenOf = ({ version, title, day, values, files }: t.Written): t.Written => ({
  version,
  title,
  day,
  values,
  files,
});

/** The row after an event, pure; null: there is none. */
export function evolve(
  row: t.AchievementRow | null,
  { type, data }: OnAchievement,
  { at, by }: { at: string; by: string },
): t.AchievementRow | null {
  if (type === 'AchievementCreated') {
    const { uid, order, student, type: of, type_name } = data;
    return {
      ...{ uid, order, student, type: of, type_name, ...writtenOf(data) },
      ...{ status: 'CREATED', accepted: null, created_at: at, changed_at: at, sent_at: null },
      ...{ comment: '', reviewed_by: null, reviewed_at: null },
    };
  }
  if (!row) return null;
  const moved = { ...row, order: data.order, status: statusAfter[type], changed_at: at };
  switch (type) {
    case 'AchievementChanged':
      return { ...moved, ...writtenOf(data) };
    case 'AchievementSentForReview':
      return { ...moved, sent_at: at };
    case 'AchievementAccepted':
      return { ...moved, accepted: writtenOf(row), comment: data.comment, reviewed_by: by, reviewed_at: at };
    case 'AchievementRejected':
    case 'AchievementRevoked':
      return { ...moved, accepted: null, comment: data.comment, reviewed_by: by, reviewed_at: at };
    default:
      return moved;
  }
}

/** Achievements as they stand, every order that they had, all that was written in them; forms; what others see. */
export const achievements = defineProjection({
  name: 'portfolio.achievements',
  version: 1,
  handles,
  tables: [
    ...t.tables.map(table => ddl(table)),
    'CREATE INDEX IF NOT EXISTS achievements_by_student ON achievements (student);',
    "CREATE INDEX IF NOT EXISTS achievements_waiting ON achievements (sent_at) WHERE status = 'REVIEW';",
    'CREATE INDEX IF NOT EXISTS achievement_writings_by_file ON achievement_writings USING gin (files);',
    'CREATE INDEX IF NOT EXISTS portfolio_orders_by_achievement ON portfolio_orders (achievement, position);',
  ].join('\n'),
  tableNames: t.tables.map(({ name }) => name),
  views: `CREATE OR REPLACE VIEW portfolio.achievements_public AS
      SELECT uid, student, type, type_name, title, day, status, accepted IS NOT NULL AS is_accepted, sent_at, reviewed_at
      FROM portfolio.achievements WHERE status <> 'DELETED';
    CREATE OR REPLACE VIEW portfolio.portfolio_orders_public AS
      SELECT uid, achievement, status FROM portfolio.portfolio_orders;`,
  async project(events: readonly Recorded[], db) {
    await projectAchievements(events.filter(isOnAchievement), db);
    await upsertRows(db, t.formsTable, dataOf(events, 'AchievementFormPublished'));
    const arranged = dataOf(events, 'PortfolioArranged');
    await upsertRows(db, t.arrangementsTable, [...new Map(arranged.map(one => [one.student, one])).values()]);
  },
  touches: ({ data }) => {
    const { student } = data as { student?: string };
    return student === undefined ? ['achievement_types'] : [`portfolio:${student}`, 'slow:portfolio'];
  },
});

async function projectAchievements(events: readonly Recorded[], db: Sql): Promise<void> {
  const on = events.map(event => ({
    event: { type: event.type, data: event.data } as OnAchievement,
    who: whoOf(event),
    position: event.position,
  }));
  const keys = [...new Set(on.map(({ event }) => event.data.uid))].map(uid => ({ uid }));
  const known = await readRows<t.AchievementRow>(db, t.achievementsTable, ['uid'], keys);
  const rows = new Map<string, t.AchievementRow | null>(known.map(row => [row.uid, row]));
  for (const { event, who } of on) rows.set(event.data.uid, evolve(rows.get(event.data.uid) ?? null, event, who));
  await upsertRows(
    db,
    t.achievementsTable,
    [...rows.values()].filter(row => row !== null),
  );
  await upsertRows(
    db,
    t.ordersTable,
    on.map(({ event: { type, data }, who, position }) => ({
      uid: data.order,
      achievement: data.uid,
      status: statusAfter[type],
      ...who,
      comment: 'comment' in data ? data.comment : '',
      position,
    })),
  );
  await upsertRows(
    db,
    t.writingsTable,
    on.flatMap(({ event: { type, data }, who, position }) =>
      type === 'AchievementCreated' || type === 'AchievementChanged'
        ? [{ achievement: data.uid, position, ...who, ...writtenOf(data) }]
        : [],
    ),
  );
}
