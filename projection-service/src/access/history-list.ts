import { listNames } from '@portal/event-schemas/access/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import {
  accessSentences,
  affectedSentence,
  fluxName,
  portalName,
  reasonSentence,
} from '@portal/event-schemas/registration/access-sentences.ts';
import type { AccessHistoryRow } from '@portal/event-schemas/access/views.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { loadTypeNames } from '@portal/event-schemas/registration/names.ts';
import { fillTemplate } from '@portal/platform/http/messages.ts';
import { list, type Column } from '@portal/platform/http/types.ts';
import { iso } from '../registration/times.ts';
import { visibleStudents } from '../registration/visible-students.ts';
import { contracts } from '@portal/event-schemas/access/calls.ts';

const choice = (sql: string): Column => ({ sql, type: 'text', filter: 'equals' });

type Line = Omit<AccessHistoryRow, 'sentence'>;
/** Course, flux and lesson by their names. */
const targetOf = ({ course_code, course_name, flux_number, load_type, section }: Line, locale: Locale): string =>
  [
    [course_code, course_name && `«${course_name[locale]}»`].filter(Boolean).join(' '),
    ...(flux_number === null ? [] : [fillTemplate(fluxName[locale], () => String(flux_number))]),
    ...(load_type === null ? [] : [`${loadTypeNames[load_type][locale]} ${section ?? ''}`.trim()]),
  ].join(', ');

/** A line of the history in the reader's language. */
export function sentenceOf(line: Line, locale: Locale): string {
  const values: Record<string, string> = {
    actor: line.actor_name,
    what: targetOf(line, locale),
    student: line.student_name ?? line.student ?? '',
    reason: line.reason,
    count: String(line.affected),
  };
  const say = (text: string) => fillTemplate(text, name => values[name] ?? '');
  const said = accessSentences[`${line.kind}.${line.status}`];
  const parts = [
    said ? said[locale] : `${line.kind} ${line.status}`,
    ...(line.affected ? [affectedSentence[locale]] : []),
    ...(line.reason ? [reasonSentence[locale]] : []),
  ];
  return parts.map(say).join('; ');
}

const told = (row: Line, locale: Locale): AccessHistoryRow => {
  const line = { ...row, actor_name: row.actor === systemActor ? portalName[locale] : row.actor_name };
  return { ...line, sentence: sentenceOf(line, locale) };
};

/** Who set which access when and why. What is about a student, an advisor sees of their own students. */
export const accessHistoryList = list(contracts['GET /organizations/history_registration_access/'], {
  summary: 'Who set which registration access when and why, newest first',
  from: `registration.access_history h
    LEFT JOIN registration.offerings o ON o.uid = h.offering
    LEFT JOIN registration.lessons l ON l.uid = h.target AND h.level = 'lesson'
    LEFT JOIN registration.fluxes f ON f.uid = CASE h.level WHEN 'flux' THEN h.target WHEN 'lesson' THEN l.flux END
    LEFT JOIN curriculum.students_public s ON s.uid = h.student
    LEFT JOIN identity.people_public a ON a.uid = h.actor
    LEFT JOIN identity.people_public b ON b.uid = h.on_behalf_of`,
  key: 'position',
  defaultSort: ['position', 'DESC'],
  where: input => `(h.student IS NULL OR ${visibleStudents(input)})`,
  columns: {
    position: { sql: 'h.position', type: 'number', sort: true, required: true },
    at: { sql: 'h.at', type: 'time', filter: 'range', sort: true, header: columnNames.at },
    kind: choice('h.kind'),
    actor: choice('h.actor'),
    actor_name: {
      sql: 'coalesce(a.display_name, h.actor)',
      type: 'text',
      header: listNames.who,
    },
    on_behalf_of: { sql: 'h.on_behalf_of', type: 'text' },
    on_behalf_of_name: { sql: 'coalesce(b.display_name, h.on_behalf_of)', type: 'text' },
    course: choice('h.offering'),
    course_code: { sql: 'o.code', type: 'text', search: true, header: columnNames.code },
    course_name: { sql: 'o.name', type: 'localized', search: true, header: columnNames.course },
    study_period: choice('o.study_period'),
    discipline: choice('o.discipline'),
    level: choice('h.level'),
    target: choice('h.target'),
    flux_number: { sql: 'f.number', type: 'number', header: columnNames.stream },
    section: { sql: 'l.section', type: 'text', header: columnNames.lesson },
    load_type: { sql: 'l.load_type', type: 'text' },
    student: choice('h.student'),
    student_name: {
      sql: 'coalesce(s.display_name, h.student)',
      type: 'text',
      search: true,
      header: columnNames.student,
    },
    status: choice('h.status'),
    sentence: {
      sql: 'NULL::text',
      type: 'text',
      header: listNames.whatWasDone,
    },
    reason: { sql: 'h.reason', type: 'text', search: true, header: columnNames.reason },
    affected: {
      sql: 'h.affected',
      type: 'number',
      header: listNames.studentsWithASeat,
    },
  },
  map: (row: Line, { locale }) => ({ ...told(row, locale), at: iso(row.at) }),
  exported: async (rows, { locale }) => rows.map(row => told(row as unknown as Line, locale)),
});
