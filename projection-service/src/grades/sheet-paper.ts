import { contracts } from '@portal/event-schemas/grades/calls.ts';
import { rowStateNames } from '@portal/event-schemas/grades/names.ts';
import type { SheetDetail } from '@portal/event-schemas/grades/views.ts';
import { formatNumber } from '@portal/event-schemas/kernel/format-number.ts';
import { query } from '@portal/platform/http/types.ts';
import type { Paper } from '@portal/platform/pdf/paper.ts';
import { detailOf } from './detail.ts';
import { marksGiven, paperText, placeOf, type PaperPlace } from './paper-text.ts';
import { sendPaper } from './send-paper.ts';
import { sightedSheet } from './sight.ts';

/** A sheet as it is on the day, to be signed by hand: a working copy, which says so. Who is not on the stream any more is left out. */
export function paperOfSheet({ sheet, rows }: SheetDetail, place: PaperPlace & { now: string }): Paper {
  const { language, university, now } = place;
  const { word, day, part } = paperText(place);
  const shown = rows.filter(({ state }) => state !== 'CLOSED');
  const marks = marksGiven(shown.map(({ mark }) => mark));
  const signs = (role: string, name: string | null) => ({ role, name: name ?? '–', signed: word('by_hand') });
  return {
    title: word('sheet'),
    over: university ? [university[language]] : [],
    under: [word('working', { at: day(now) })],
    facts: [
      [word('course'), `${sheet.name[language]} (${sheet.code})`],
      [word('stream'), String(sheet.number)],
      ...(sheet.study_period_name ? [[word('term'), sheet.study_period_name[language]] as const] : []),
    ],
    table: {
      heads: [
        '№',
        ...(['student', 'group', 'rating', 'exam', 'percent', 'mark', 'state'] as const).map(name => word(name)),
      ],
      widths: [22, null, 44, 46, 48, 66, 38, 74],
      centred: [0, 3, 4, 5, 6],
      rows: shown.map((row, at) => [
        String(at + 1),
        row.student_name,
        row.group ?? '–',
        part(row.rating),
        part(row.exam),
        row.percent === null ? '–' : formatNumber(row.percent, language),
        row.mark ?? '–',
        rowStateNames[row.state][language],
      ]),
    },
    sums: [word('students', { count: String(shown.length) }), ...(marks ? [word('marks', { marks })] : [])],
    signatures: [
      signs(word('teacher'), sheet.main_teacher_name),
      ...sheet.co_teachers.map(({ name }) => signs(word('co_teacher'), name)),
    ],
    foot: `${sheet.code} · ${sheet.number} · ${day(now)}`,
    pages: word('page'),
  };
}

const print = query(contracts['GET /journals/final_grades/print/'], {
  summary: 'A working copy of a sheet (application/pdf): A4, to be read or signed by hand; it is no statement',
  run: async input => {
    const detail = await detailOf(input, await sightedSheet(input, input.query.sheet));
    const place = await placeOf(input);
    const { code, number } = detail.sheet;
    const name = `sheet-${code.replaceAll(/[^\w-]+/g, '-')}-${number}`;
    return sendPaper(input, paperOfSheet(detail, { ...place, now: input.host.clock.iso() }), name);
  },
});
export const sheetPaperCalls = [print];
