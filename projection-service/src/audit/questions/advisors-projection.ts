import { student } from '@portal/event-schemas/curriculum/records.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { recordEventTypes } from '@portal/platform/records/events.ts';

const { created, changed } = recordEventTypes(student);

/** Whose student somebody was from which event on: whether an act on a card was the advisor's own is asked of the time of the act. */
export const advisorsThen = defineProjection({
  name: 'audit.advisors',
  version: 1,
  handles: [created, changed],
  tables:
    'CREATE TABLE IF NOT EXISTS advisors (student text NOT NULL, position bigint NOT NULL, advisor text, PRIMARY KEY (student, position));',
  tableNames: ['advisors'],
  async project(events, db) {
    const rows = events.flatMap(({ type, position, data }) => {
      const advisor: unknown = type === created ? data.advisor : data.changes.advisor;
      return advisor === undefined ? [] : [{ student: data.uid, position, advisor }];
    });
    if (rows.length > 0)
      await db.query(
        `INSERT INTO advisors (student, position, advisor)
          SELECT student, position, advisor
          FROM json_to_recordset($1::json) AS new(student text, position bigint, advisor text)`,
        [JSON.stringify(rows)],
      );
  },
});
