import { listNames } from '@portal/event-schemas/registration/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { codeNames } from '@portal/event-schemas/registration/code-names.ts';
import { list } from '@portal/platform/http/types.ts';
import { studentFilters, studentJoins, studentParts } from './student-parts.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

const days = (sql: string, header: { ru: string; kk: string; en: string; ky: string }) =>
  ({ sql, type: 'text', sort: true, header }) as const;

/** What students owe and whose medical certificate is valid until when: what blocks registration (registration rules, "debts"). */
export const debtCalls = [
  list(contracts['GET /registration/debts/'], {
    summary: 'Debts of students: tuition, library, fines',
    defaultSort: ['since', 'DESC'],
    from: `registration.debts d JOIN curriculum.students_public s ON s.uid = d.student ${studentJoins}`,
    columns: {
      uid: { sql: `d.student || '.' || d.kind`, type: 'text' },
      ...studentParts,
      ...studentFilters,
      kind: { sql: 'd.kind', type: 'text', filter: 'equals', sort: true, header: columnNames.kind, names: codeNames },
      amount: {
        sql: 'd.amount',
        type: 'number',
        filter: 'range',
        sort: true,
        header: listNames.amount,
      },
      note: {
        sql: 'd.note',
        type: 'text',
        search: true,
        header: listNames.note,
      },
      since: {
        sql: 'd.since',
        type: 'time',
        filter: 'range',
        sort: true,
        header: listNames.recorded,
      },
    },
  }),
  list(contracts['GET /registration/medical_certificates/'], {
    summary: 'Medical certificates and until when they are valid',
    key: 'student',
    defaultSort: ['valid_until', 'ASC'],
    from: `registration.standings x JOIN curriculum.students_public s ON s.uid = x.student ${studentJoins}`,
    columns: {
      uid: { sql: 's.uid', type: 'text' },
      ...studentParts,
      ...studentFilters,
      valid_until: days('x.certificate_until', listNames.validUntil),
    },
    where: ({ query: { valid }, bind, host }) =>
      `x.certificate_until IS NOT NULL${
        valid !== undefined
          ? ` AND x.certificate_until ${String(valid) === 'true' ? '>=' : '<'} ${bind(host.clock.iso().slice(0, 10))}`
          : ''
      }`,
    map: (row, { host }) => ({ ...row, valid: row.valid_until >= host.clock.iso().slice(0, 10) }),
  }),
];
