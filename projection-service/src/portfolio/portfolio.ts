import { mayDo, type Status } from '@portal/event-schemas/portfolio/acts.ts';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import * as views from '@portal/event-schemas/portfolio/views.ts';
import { query } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { filesOf, shownValues } from '../forms/shown.ts';
import { seen, sightOf, type Input, type Sighted } from './rights.ts';
import type { AchievementRow, FormRow, Written } from './tables.ts';
import { contracts } from '@portal/event-schemas/portfolio/calls.ts';

export const iso = (time: string | Date | null): string | null => (time === null ? null : new Date(time).toISOString());
const keyOf = ({ type, version }: { type: string; version: number }): string => `${type}.${version}`;

/** Forms in the versions that are asked for, by `<type>.<version>`. */
export async function formsOf(
  db: Sql,
  wanted: readonly { type: string; version: number }[],
): Promise<(of: { type: string; version: number }) => readonly Property[]> {
  const { rows } = await db.query<FormRow>(
    `SELECT f.type, f.version, f.properties FROM portfolio.achievement_forms f
      JOIN unnest($1::text[], $2::int[]) w(type, version) USING (type, version)`,
    [wanted.map(({ type }) => type), wanted.map(({ version }) => version)],
  );
  const known = new Map(rows.map(row => [keyOf(row), row.properties]));
  return of => known.get(keyOf(of)) ?? [];
}

/** What was written, with the form by which it was, and in the reader's words. */
export async function inWords(
  { db, host, locale }: Input,
  written: Written,
  properties: readonly Property[],
): Promise<views.WrittenView> {
  const files = await filesOf(db, properties, written.values);
  const shown = await shownValues(db, properties, written.values, files, { locale, timeZone: host.config.timeZone });
  const { title, day, version, values } = written;
  return { title, day, version, properties: [...properties], values, shown, files };
}

interface Row extends AchievementRow {
  name: Localized;
  priority: number;
  newest: number;
  place: number | null;
  reviewer: string | null;
}
/** Achievements that the reader sees of a portfolio, types in the university's order, the last changed first. */
async function seenBy({ db }: Input, { profile, sight }: Sighted): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `SELECT a.*, coalesce(t.name, a.type_name) AS name, coalesce(t.priority, 1000)::int AS priority,
        coalesce((SELECT max(f.version) FROM portfolio.achievement_forms f WHERE f.type = a.type), 0) AS newest,
        array_position(w.shown, a.uid) AS place, r.display_name AS reviewer
      FROM portfolio.achievements a
      LEFT JOIN portfolio.achievement_types_public t ON t.uid = a.type
      LEFT JOIN portfolio.portfolio_arrangements w ON w.student = a.student
      LEFT JOIN identity.people_public r ON r.uid = a.reviewed_by
      WHERE a.student = $1 AND ${seen[sight]}
      ORDER BY priority, a.type, a.changed_at DESC, a.uid`,
    [profile.student],
  );
  return rows;
}
/** Others see no more than what was accepted, and nothing of the way to it. */
const asShown = (row: Row): Row => ({
  ...row,
  ...row.accepted!,
  status: 'ACCEPTED',
  comment: '',
  reviewer: null,
  newest: 0,
});

async function achievementsOf(input: Input, sighted: Sighted, rows: readonly Row[]): Promise<views.AchievementView[]> {
  const forms = await formsOf(
    input.db,
    rows.flatMap(row => [row, ...(row.accepted ? [{ type: row.type, version: row.accepted.version }] : [])]),
  );
  return Promise.all(
    rows.map(async row => {
      const may = sighted.sight === 'shown' ? [] : mayDo(row.status, sighted.reader, sighted.profile);
      const { accepted, type } = row;
      const differs = accepted !== null && JSON.stringify(accepted.values) !== JSON.stringify(row.values);
      return {
        ...(await inWords(input, row, forms(row))),
        uid: row.uid,
        portfolio_order: { uid: row.order, status: row.status },
        changed_at: iso(row.changed_at)!,
        sent_at: iso(row.sent_at),
        comment: row.comment,
        reviewed_by: row.reviewer,
        reviewed_at: iso(row.reviewed_at),
        accepted: differs ? await inWords(input, accepted, forms({ type, version: accepted.version })) : null,
        is_accepted: accepted !== null,
        shown_at: row.place,
        is_outdated: row.newest > row.version,
        may,
        can_edit: may.includes('change'),
        can_review: may.includes('accept'),
      };
    }),
  );
}

/** In groups with the same of something, in the order in which it comes. */
const grouped = (rows: readonly Row[], by: 'type' | 'status'): Row[][] =>
  [...new Set(rows.map(row => row[by]))].map(one => rows.filter(row => row[by] === one));

export const getPortfolio = query(contracts['GET /portfolio/portfolios/get_portfolio/'], {
  summary: 'A portfolio by types: one’s own, what was sent for reviewers, what its owner shows for everybody else',
  async run(input) {
    const { profile: whose = input.actor.id, achievement_type, status } = input.query;
    const sighted = await sightOf(input, whose);
    const all = await seenBy(input, sighted);
    const rows = all
      .map(row => (sighted.sight === 'shown' ? asShown(row) : row))
      .filter(row => (!achievement_type || row.type === achievement_type) && (!status || row.status === status));
    const { student, name, group, program, course } = sighted.profile;
    return {
      profile: { uid: student, name, group, program, course },
      own: sighted.sight === 'own',
      can_review: sighted.canReview,
      results: await Promise.all(
        grouped(rows, 'type').map(async of => ({
          achievement_type: { uid: of[0]!.type, name: of[0]!.name },
          achievements: await achievementsOf(input, sighted, of),
        })),
      ),
    };
  },
});

export const typeMenu = query(contracts['GET /portfolio/portfolios/achievement_type_menu/'], {
  summary: 'Types of which a portfolio has something that the reader sees, with numbers by status',
  async run(input) {
    const sighted = await sightOf(input, input.query.profile ?? input.actor.id);
    const rows = await seenBy(input, sighted);
    return grouped(sighted.sight === 'shown' ? rows.map(asShown) : rows, 'type').map(of => ({
      uid: of[0]!.type,
      name: of[0]!.name,
      count: of.length,
      by_status: Object.fromEntries(
        grouped(of, 'status').map((those): [Status, number] => [those[0]!.status, those.length]),
      ),
    }));
  },
});

/** Types, with the number of their newest form. */
export async function typesOf({ db }: Pick<Input, 'db'>, only?: string): Promise<views.TypeView[]> {
  const { rows } = await db.query<Omit<views.TypeView, 'is_offered'>>(
    `SELECT t.uid, t.name, t.description, t.files_needed, t.max_per_year, t.is_active,
        coalesce((SELECT max(f.version) FROM portfolio.achievement_forms f WHERE f.type = t.uid), 0) AS version
      FROM portfolio.achievement_types_public t WHERE $1::text IS NULL OR t.uid = $1 ORDER BY t.priority, t.uid`,
    [only ?? null],
  );
  return rows.map(row => ({
    ...row,
    description: Object.values(row.description ?? {}).some(Boolean) ? row.description : null,
    is_offered: row.is_active && row.version > 0,
  }));
}
export const allTypes = query(contracts['GET /portfolio/portfolios/all_achievement_types/'], {
  summary: 'Every achievement type, in the university’s order',
  run: async input => typesOf(input),
});
