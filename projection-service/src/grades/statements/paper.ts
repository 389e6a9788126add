import { statementKindNames } from '@portal/event-schemas/grades/names.ts';
import type { StatementKind } from '@portal/event-schemas/grades/codes.ts';
import type { StatementDetail } from '@portal/event-schemas/grades/statement-views.ts';
import { formatNumber } from '@portal/event-schemas/kernel/format-number.ts';
import type { Paper } from '@portal/platform/pdf/paper.ts';
import { marksGiven, paperText, type PaperPlace } from '../paper-text.ts';

type Row = StatementDetail['rows'][number];
type Column = 'rating' | 'exam' | 'percent' | 'mark' | 'points';
/** What a statement of the kind tells of each student. */
const told: Readonly<Record<StatementKind, readonly Column[]>> = {
  rating: ['rating'],
  examination: ['rating', 'exam'],
  final: ['rating', 'exam', 'percent', 'mark', 'points'],
  retake: ['rating', 'exam', 'percent', 'mark', 'points'],
};
/** In groups of five, as it is typed from paper. */
export const spelt = (code: string): string => code.match(/.{1,5}/g)!.join('-');

export interface Printed extends Pick<
  StatementDetail,
  | 'kind'
  | 'number'
  | 'code'
  | 'name'
  | 'stream'
  | 'study_period_name'
  | 'credits'
  | 'reason'
  | 'correction_of'
  | 'registered_at'
  | 'signed_teacher_name'
  | 'signed_teacher_at'
  | 'signed_office_name'
  | 'rows'
> {
  check_code: string;
  /** The number of the statement that is valid in its place; null: this one is. */
  superseded_by: string | null;
}

/** The paper of a registered statement. */
export function paperOf(statement: Printed, place: PaperPlace): Paper {
  const { language, university, portal } = place;
  const { word, day, part } = paperText(place);
  const shown: Readonly<Record<Column, (row: Row) => string>> = {
    rating: ({ rating }) => part(rating),
    exam: ({ exam }) => part(exam),
    percent: ({ percent }) => (percent === null ? '–' : String(percent)),
    mark: ({ mark }) => mark?.code ?? '–',
    points: ({ mark }) => (mark?.points == null ? '–' : formatNumber(mark.points / 100, language, 2)),
  };
  const columns = told[statement.kind];
  const marks = marksGiven(statement.rows.map(({ mark }) => mark?.code));
  const code = spelt(statement.check_code);
  const { correction_of, superseded_by } = statement;
  return {
    title: `${word('title')} №\u00a0${statement.number}`,
    over: university ? [university[language]] : [],
    under: [statementKindNames[statement.kind][language]],
    facts: [
      ...(superseded_by ? [[word('superseded'), `№\u00a0${superseded_by}`] as const] : []),
      [word('course'), `${statement.name[language]} (${statement.code})`],
      [word('stream'), String(statement.stream)],
      ...(statement.study_period_name ? [[word('term'), statement.study_period_name[language]] as const] : []),
      [word('credits'), formatNumber(statement.credits, language)],
      [word('registered'), day(statement.registered_at)],
      ...(correction_of
        ? ([
            [word('corrects'), `№\u00a0${correction_of.number}`],
            [word('reason'), statement.reason],
          ] as const)
        : []),
    ],
    table: {
      heads: ['№', word('student'), word('group'), ...columns.map(name => word(name))],
      widths: [22, null, 50, ...columns.map(name => (name === 'percent' ? 66 : 48))],
      centred: [0, ...columns.map((_name, place) => place + 3)],
      rows: statement.rows.map((row, place) => [
        String(place + 1),
        row.student_name,
        row.group ?? '–',
        ...columns.map(name => shown[name](row)),
      ]),
    },
    sums: [
      word('students', { count: String(statement.rows.length) }),
      ...(columns.includes('mark') && marks ? [word('marks', { marks })] : []),
    ],
    signatures: [
      {
        role: word('teacher'),
        name: statement.signed_teacher_name ?? '–',
        signed: word('signed', { at: day(statement.signed_teacher_at) }),
      },
      {
        role: word('office'),
        name: statement.signed_office_name ?? '–',
        signed: word('signed', { at: day(statement.registered_at) }),
      },
    ],
    check: {
      address: `${portal}/${language}/check-statement?code=${statement.check_code}`,
      text: word('check', { address: `${portal.replace(/^https?:\/\//, '')}/${language}/check-statement`, code }),
    },
    foot: `№\u00a0${statement.number} · ${code}`,
    pages: word('page'),
  };
}
