import { paperWords } from '@portal/event-schemas/grades/paper-words.ts';
import { statementKindNames } from '@portal/event-schemas/grades/names.ts';
import type { StatementKind } from '@portal/event-schemas/grades/codes.ts';
import type { StatementDetail } from '@portal/event-schemas/grades/statement-views.ts';
import { formatNumber } from '@portal/event-schemas/kernel/format-number.ts';
import type { Locale, Localized } from '@portal/event-schemas/kernel/localized.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import type { Paper } from '@portal/platform/pdf/paper.ts';

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

/** The paper of a registered statement. `portal`: the address of the portal, as people reach it. */
export function paperOf(
  statement: Printed,
  {
    language,
    university,
    portal,
    zone,
  }: { language: Locale; university: Localized | null; portal: string; zone: string },
): Paper {
  const word = (name: keyof typeof paperWords, values: Record<string, string> = {}): string =>
    Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), paperWords[name][language]);
  const day = (moment: string | null): string =>
    moment ? dateIn(zone, new Date(moment)).split('-').reverse().join('.') : '–';
  const part = (hundredths: number | null): string =>
    hundredths === null ? '–' : formatNumber(hundredths / 100, language);
  const shown: Readonly<Record<Column, (row: Row) => string>> = {
    rating: ({ rating }) => part(rating),
    exam: ({ exam }) => part(exam),
    percent: ({ percent }) => (percent === null ? '–' : String(percent)),
    mark: ({ mark }) => mark?.code ?? '–',
    points: ({ mark }) => (mark?.points == null ? '–' : formatNumber(mark.points / 100, language, 2)),
  };
  const columns = told[statement.kind];
  const count = new Map<string, number>();
  for (const { mark } of statement.rows) if (mark) count.set(mark.code, (count.get(mark.code) ?? 0) + 1);
  const marks = [...count].map(([code, times]) => `${code}: ${times}`).join(', ');
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
      widths: [22, null, 62, ...columns.map(() => 48)],
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
