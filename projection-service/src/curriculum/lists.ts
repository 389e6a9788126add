import { cathedra, discipline, eduProgram } from '@portal/event-schemas/curriculum/records.ts';
import { eduProgramRow } from '@portal/event-schemas/curriculum/views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { list, query, Refused, type AnyCall, type Column } from '@portal/platform/http/types.ts';
import { choice } from '@portal/platform/lists/columns.ts';
import { z } from 'zod';
import { contracts } from '@portal/event-schemas/curriculum/calls.ts';

const uid: Column = { sql: 'uid', type: 'text', filter: 'equals' };
const code: Column = { sql: 'code', type: 'text', sort: true, search: true };
const name: Column = { sql: 'name', type: 'localized', sort: true, search: true };

/** Lists to choose from in filters and forms (portal-calls.md §7.2, filter lists). */
export const lists: readonly AnyCall[] = [
  list(contracts['GET /organizations/study_period_list/'], {
    summary: 'Study periods, newest first',
    from: 'curriculum.study_periods',
    defaultSort: ['start_date', 'DESC'],
    columns: {
      uid,
      code,
      name,
      study_year: { sql: 'study_year', type: 'number', filter: 'equals', sort: true },
      semester: choice('semester'),
      start_date: { sql: 'start_date', type: 'text', sort: true },
      end_date: { sql: 'end_date', type: 'text', sort: true },
      weeks: { sql: 'weeks', type: 'number' },
    },
  }),
  list(contracts['GET /organizations/discipline_list/'], {
    summary: 'Disciplines of the catalogue',
    from: `curriculum.${discipline.table}`,
    defaultSort: ['code', 'ASC'],
    columns: {
      uid,
      code,
      name,
      credits: { sql: 'credits', type: 'number', sort: true },
      cathedra: choice('cathedra'),
      cycle: choice('cycle'),
      component: choice('component'),
    },
  }),
  list(contracts['GET /organizations/cathedra_list/'], {
    summary: 'Departments',
    from: `curriculum.${cathedra.table}`,
    defaultSort: ['code', 'ASC'],
    columns: { uid, code, name, faculty: choice('faculty') },
  }),
  list(contracts['GET /organizations/edu-programs/'], {
    summary: 'Education programs',
    from: `curriculum.${eduProgram.table}`,
    defaultSort: ['code', 'ASC'],
    columns: {
      uid,
      code,
      name,
      cathedra: choice('cathedra'),
      edu_program_group: choice('edu_program_group'),
      preparation_level: choice('preparation_level'),
      study_years: { sql: 'study_years', type: 'number', sort: true },
    },
  }),
  query(contracts['GET /organizations/edu-programs/{id}/'], {
    summary: 'One education program',
    async run({ params, db }) {
      const { rows } = await db.query<z.infer<typeof eduProgramRow>>(
        `select ${Object.keys(eduProgramRow.shape).join(', ')} from curriculum.${eduProgram.table} where uid = $1`,
        [params.id],
      );
      if (!rows[0]) throw new Refused(reject('platform.not_found', { entity: eduProgram.entity, uid: params.id }));
      return rows[0];
    },
  }),
];
