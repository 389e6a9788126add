import { statementEvents, type StatementEvent } from '@portal/event-schemas/grades/events.ts';
import { evolveStatement, noStatement, type Statement } from '@portal/event-schemas/grades/statement.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { ddl, readRows, upsertRows } from '@portal/platform/projections/rows.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { statementsTable, type StatementTableRow } from '../tables.ts';

type Recorded = RecordedEvent<StatementEvent>;
const eventOf = ({ type, data }: Recorded): StatementEvent => ({ type, data }) as StatementEvent;

/** Statements in every state; one that is registered stays as it is. */
export const statements = defineProjection({
  name: 'grades.statements',
  version: 2,
  handles: Object.keys(statementEvents),
  tables: [
    ddl(statementsTable),
    'CREATE INDEX IF NOT EXISTS statements_by_sheet ON statements (sheet);',
    'CREATE UNIQUE INDEX IF NOT EXISTS statements_by_code ON statements (check_code);',
  ].join('\n'),
  tableNames: [statementsTable.name],
  views:
    'CREATE OR REPLACE VIEW grades.statements_public AS SELECT uid, sheet, kind, status, sent_at FROM grades.statements;',
  async project(events: readonly Recorded[], db) {
    const uids = [...new Set(events.map(({ data }) => data.uid))];
    const known = await readRows<StatementTableRow>(
      db,
      statementsTable,
      ['uid'],
      uids.map(uid => ({ uid })),
    );
    const rows = new Map(known.map(row => [row.uid, row]));
    for (const recorded of events) {
      const event = eventOf(recorded);
      const { uid } = event.data;
      const row = rows.get(uid);
      const statement: Statement = evolveStatement(row?.statement ?? noStatement, event);
      if (statement.status === 'NONE') continue;
      const at = recorded.meta.occurred_at;
      const { kind, sheet, status, number, year, code } = statement;
      rows.set(uid, {
        ...{ uid, kind, sheet, status, number, year, statement },
        check_code: code,
        students: statement.rows.length,
        drafted_at: row?.drafted_at ?? at,
        sent_at: event.type === 'StatementSent' ? at : (row?.sent_at ?? null),
        registered_at: event.type === 'StatementRegistered' ? at : (row?.registered_at ?? null),
        signed_teacher_at: !statement.signed_teacher
          ? null
          : event.type === 'StatementSigned' && event.data.as === 'teacher'
            ? at
            : (row?.signed_teacher_at ?? null),
      });
    }
    await upsertRows(db, statementsTable, [...rows.values()]);
  },
  touches: event => [`statement:${(event as Recorded).data.uid}`, 'slow:statements'],
});
