import { finalGradesEvents, type FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import { retakeId, rowId } from '@portal/event-schemas/grades/ids.ts';
import { needsMark, sheetState, stateOf, type GradeRow } from '@portal/event-schemas/grades/row-rules.ts';
import { evolveSheet, noSheet, type GradeSheet, type OpenedSheet } from '@portal/event-schemas/grades/sheet.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { ddl, readRows, upsertRows } from '@portal/platform/projections/rows.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import {
  historyTable,
  retakesTable,
  rowsTable,
  sheetsTable,
  type RetakeTableRow,
  type RowTableRow,
  type SheetTableRow,
} from './tables.ts';

type Recorded = RecordedEvent<FinalGradesEvent>;
const sheetOf = ({ stream }: Recorded): string => stream.slice(stream.indexOf('-') + 1);
const eventOf = ({ type, data }: Recorded): FinalGradesEvent => ({ type, data }) as FinalGradesEvent;

/** What a sheet is called and stands for beside its rows. */
type Head = Pick<SheetTableRow, 'number' | 'code' | 'credits' | 'sent_at'>;

/** The sums of a sheet's rows: all counts of lists and tabs come from here. */
export function summed(uid: string, sheet: OpenedSheet, head: Head, changed_at: string): SheetTableRow {
  const rows = [...sheet.rows.values()];
  const needed = rows.filter(needsMark);
  const states = needed.map(stateOf);
  const count = (...of: readonly string[]): number => states.filter(state => of.includes(state)).length;
  const waiting = needed.flatMap(row =>
    stateOf(row) === 'ON_AGREEMENT' || stateOf(row) === 'DISAGREED'
      ? row.co_teachers.filter(one => row.agreements[one]?.asked && row.agreements[one].agreed === null)
      : [],
  );
  const { offering, flux, discipline, study_period, name, system, main, named } = sheet;
  return {
    ...{ uid, offering, flux, discipline, study_period, name, system, main, named, ...head },
    co_teachers: [...new Set(rows.flatMap(row => row.co_teachers))].sort(),
    waiting_for: [...new Set(waiting)].sort(),
    marks: [...new Set(rows.flatMap(({ mark }) => mark?.code ?? []))].sort(),
    needed: needed.length,
    filled: needed.filter(({ mark }) => mark !== null).length,
    sent: needed.filter(({ sent }) => sent).length,
    on_agreement: count('ON_AGREEMENT', 'DISAGREED'),
    on_check: count('ON_CHECK'),
    approved: count('APPROVED'),
    rejected: count('REJECTED'),
    state: sheetState(rows),
    changed_at,
  };
}

interface Line {
  student: string;
  from: string | null;
  to: string | null;
  comment: string;
}
/** Lines of the history of rows that an event makes. */
function linesOf({ type, data }: FinalGradesEvent): Line[] {
  const line = (student: string, more: Partial<Line> = {}): Line => ({
    student,
    from: null,
    to: null,
    comment: '',
    ...more,
  });
  switch (type) {
    case 'GradeSheetOpened':
    case 'MainTeacherNamed':
      return [];
    case 'FinalMarkSet':
      return [line(data.student, { from: data.from, to: data.mark?.code ?? null })];
    case 'MarksChangedByOffice':
    case 'RowsRetaken':
    case 'RowsCorrected':
      return data.rows.map(({ student, from, mark }) =>
        line(student, { from, to: mark?.code ?? null, comment: 'reason' in data ? data.reason : '' }),
      );
    case 'PartRecorded':
      return [line(data.student, { from: data.part, to: data.percent === null ? null : String(data.percent / 100) })];
    default: {
      const comment = 'comment' in data ? data.comment : '';
      return 'students' in data
        ? data.students.map(student => line(student, { comment }))
        : [line(data.student, { comment })];
    }
  }
}

/** Sheets with the sums of their rows, every row, and what was done with each. */
export const gradeSheets = defineProjection({
  name: 'grades.sheets',
  version: 3,
  handles: Object.keys(finalGradesEvents),
  tables: [
    ddl(sheetsTable),
    ddl(rowsTable),
    ddl(historyTable),
    ddl(retakesTable),
    'CREATE INDEX IF NOT EXISTS sheets_by_offering ON sheets (offering);',
    'CREATE INDEX IF NOT EXISTS sheets_by_main ON sheets (main);',
    'CREATE INDEX IF NOT EXISTS sheets_by_period ON sheets (study_period);',
    'CREATE INDEX IF NOT EXISTS sheets_by_co_teachers ON sheets USING gin (co_teachers);',
    'CREATE INDEX IF NOT EXISTS rows_by_sheet ON rows (sheet);',
    'CREATE INDEX IF NOT EXISTS rows_by_student ON rows (student);',
    'CREATE INDEX IF NOT EXISTS retakes_by_student ON retakes (student);',
    'CREATE INDEX IF NOT EXISTS row_history_by_row ON row_history (sheet, student, position);',
  ].join('\n'),
  tableNames: [sheetsTable.name, rowsTable.name, historyTable.name, retakesTable.name],
  views: `CREATE OR REPLACE VIEW grades.sheets_public AS
      SELECT uid, offering, flux, study_period, discipline, main, system, co_teachers, waiting_for, needed, sent, name, on_check, sent_at, approved
        FROM grades.sheets;
    CREATE OR REPLACE VIEW grades.results_public AS
      SELECT r.uid, r.student, s.offering, s.discipline, s.study_period, s.credits, r.row->'mark'->>'code' AS mark,
        (r.row->'mark'->>'points')::int AS points, (r.row->'mark'->>'passed')::boolean AS passed, r.approved_at
      FROM grades.rows r JOIN grades.sheets s ON s.uid = r.sheet WHERE r.approved
      UNION ALL SELECT t.uid, t.student, s.offering, s.discipline, s.study_period, s.credits, t.mark->>'code',
        (t.mark->>'points')::int, (t.mark->>'passed')::boolean, t.approved_at
      FROM grades.retakes t JOIN grades.sheets s ON s.uid = t.sheet;`,
  async project(events: readonly Recorded[], db) {
    const uids = [...new Set(events.map(sheetOf))];
    const heads = await readRows<SheetTableRow>(
      db,
      sheetsTable,
      ['uid'],
      uids.map(uid => ({ uid })),
    );
    const known = await readRows<RowTableRow>(
      db,
      rowsTable,
      ['sheet'],
      uids.map(sheet => ({ sheet })),
    );
    const rows = new Map(known.map(row => [row.uid, row]));
    const written: SheetTableRow[] = [];
    const changed = new Map<string, RowTableRow>();
    const lines = new Map<string, object>();
    for (const uid of uids) {
      const head = heads.find(one => one.uid === uid);
      const own = known.filter(({ sheet }) => sheet === uid);
      let state: GradeSheet = head
        ? { ...head, status: 'opened', rows: new Map(own.map(({ student, row }) => [student, row])) }
        : noSheet;
      let about: Head | undefined = head;
      let at = '';
      for (const recorded of events.filter(one => sheetOf(one) === uid)) {
        const event = eventOf(recorded);
        if (event.type === 'GradeSheetOpened') about = { ...event.data, sent_at: null };
        const before = state;
        state = evolveSheet(state, event);
        at = recorded.meta.occurred_at;
        if (about && (event.type === 'RowsSentToOffice' || event.type === 'RowResent'))
          about = { ...about, sent_at: at };
        if (state.status === 'opened')
          for (const row of state.rows.values())
            if (before.status === 'none' || before.rows.get(row.student) !== row) {
              const place = rowId(uid, row.student);
              const kept = rowOf(uid, row, recorded, changed.get(place) ?? rows.get(place));
              changed.set(place, kept);
            }
        const by = recorded.meta.actor.on_behalf_of ?? recorded.meta.actor.id;
        for (const line of linesOf(event))
          lines.set(`${recorded.position}.${line.student}`, {
            ...line,
            uid: `${recorded.position}.${line.student}`,
            sheet: uid,
            position: recorded.position,
            at,
            by,
            what: event.type,
          });
      }
      if (state.status === 'opened' && about) {
        const { number, code, credits, sent_at } = about;
        written.push(summed(uid, state, { number, code, credits, sent_at }, at));
      }
    }
    await upsertRows(db, sheetsTable, written);
    await upsertRows(db, rowsTable, [...changed.values()]);
    await upsertRows(db, historyTable, [...lines.values()]);
    await keepRetakes(events, db);
  },
  touches: event => [
    `final-grades:${sheetOf(event as Recorded)}`,
    'slow:final-grades',
    ...studentsTouched(event as Recorded),
  ],
});

/** Attempts of retakes, and what corrections have made of them. */
async function keepRetakes(events: readonly Recorded[], db: Sql): Promise<void> {
  const retakes = new Map<string, RetakeTableRow>();
  for (const recorded of events) {
    const { type, data } = eventOf(recorded);
    const given = type === 'RowsRetaken' || (type === 'RowsCorrected' && data.retake);
    if (!given) continue;
    const uids = data.rows.map(({ student }) => retakeId(data.statement, student));
    const missing = uids.filter(uid => !retakes.has(uid)).map(uid => ({ uid }));
    for (const known of await readRows<RetakeTableRow>(db, retakesTable, ['uid'], missing))
      retakes.set(known.uid, known);
    for (const [place, { student, mark, percent }] of data.rows.entries()) {
      const uid = uids[place]!;
      const known = retakes.get(uid);
      const approved = known ?? {
        approved_at: recorded.meta.occurred_at,
        approved_position: recorded.position,
      };
      const { approved_at, approved_position } = approved;
      retakes.set(uid, { uid, sheet: sheetOf(recorded), student, mark, percent, approved_at, approved_position });
    }
  }
  await upsertRows(db, retakesTable, [...retakes.values()]);
}

function rowOf(
  sheet: string,
  row: GradeRow,
  { meta, position }: Recorded,
  known: RowTableRow | undefined,
): RowTableRow {
  const approved = row.sent && row.approved === true;
  const stays = approved && known?.approved === true;
  return {
    uid: rowId(sheet, row.student),
    sheet,
    student: row.student,
    state: stateOf(row),
    row,
    approved,
    approved_at: !approved ? null : stays ? known.approved_at : meta.occurred_at,
    approved_position: !approved ? null : stays ? known.approved_position : position,
  };
}
/** Whose results come or go. */
const studentsTouched = ({ type, data }: Recorded): string[] =>
  type === 'RowsApproved'
    ? (data as { students: string[] }).students.map(student => `results:${student}`)
    : type === 'RowResent'
      ? [`results:${(data as { student: string }).student}`]
      : type === 'RowsRetaken' || type === 'RowsCorrected'
        ? (data as { rows: { student: string }[] }).rows.map(({ student }) => `results:${student}`)
        : [];
