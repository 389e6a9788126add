import { changedFields } from '@portal/event-schemas/forms/form-merge.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import * as views from '@portal/event-schemas/portfolio/views.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { formsOf, inWords, iso } from './portfolio.ts';
import { sightOf, type Input } from './rights.ts';
import type { AchievementRow, WritingRow } from './tables.ts';
import { contracts } from '@portal/event-schemas/portfolio/calls.ts';

/** The achievement by any order that it had, for its owner and those who read what was sent; of deleted ones, too. */
async function achievementBy(input: Input, order: string): Promise<AchievementRow> {
  const { rows } = await input.db.query<AchievementRow>(
    `SELECT a.* FROM portfolio.portfolio_orders o JOIN portfolio.achievements a ON a.uid = o.achievement
      WHERE o.uid = $1`,
    [order],
  );
  const found = rows[0];
  const sight = found ? (await sightOf(input, found.student)).sight : 'shown';
  if (!found || sight === 'shown' || (sight === 'sent' && found.sent_at === null))
    throw new Refused(reject('portfolio.not_found', { portfolio_order: order }));
  return found;
}

const statusHistory = query(contracts['GET /portfolio/portfolios/status_history/'], {
  summary: 'How the status of an achievement changed, newest first, over all orders that it had',
  async run(input) {
    const { uid: achievement } = await achievementBy(input, input.query.portfolio_order);
    const { rows } = await input.db.query<z.infer<typeof views.statusHistoryView>[number]>(
      `SELECT o.uid AS portfolio_order, o.status, o.at, coalesce(p.display_name, o.by) AS by, o.comment
        FROM portfolio.portfolio_orders o LEFT JOIN identity.people_public p ON p.uid = o.by
        WHERE o.achievement = $1 ORDER BY o.position DESC LIMIT 500`,
      [achievement],
    );
    return rows.map(row => ({ ...row, at: iso(row.at)! }));
  },
});

const fieldHistory = query(contracts['GET /portfolio/portfolios/achievement_history/'], {
  summary: 'What was changed in the fields of an achievement, newest first: names of fields, values in words',
  async run(input) {
    const { uid: achievement, type } = await achievementBy(input, input.query.portfolio_order);
    const { rows } = await input.db.query<WritingRow>(
      `SELECT w.*, coalesce(p.display_name, w.by) AS by
        FROM portfolio.achievement_writings w LEFT JOIN identity.people_public p ON p.uid = w.by
        WHERE w.achievement = $1 ORDER BY w.position LIMIT 500`,
      [achievement],
    );
    const formOf = await formsOf(
      input.db,
      rows.map(({ version }) => ({ type, version })),
    );
    const written = await Promise.all(rows.map(row => inWords(input, row, formOf({ type, version: row.version }))));
    return written
      .map((after, index) => {
        const before = written[index - 1];
        const names = new Map(
          [before, after].flatMap(one => one?.properties.map(p => [p.prop_code, p.name] as const) ?? []),
        );
        const changed = new Set(changedFields(before?.values ?? {}, after.values));
        return {
          at: iso(rows[index]!.at)!,
          by: rows[index]!.by,
          changes: [...names]
            .filter(([code]) => changed.has(code))
            .map(([code, name]) => ({ name, from: before?.shown[code] ?? '', to: after.shown[code] ?? '' }))
            .filter(({ from, to }) => from !== to),
        };
      })
      .toReversed();
  },
});

export const historyCalls = [statusHistory, fieldHistory];
