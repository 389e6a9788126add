import type { SheetDetail } from '@portal/event-schemas/grades/views.ts';
import { rowStateCodes } from '@portal/event-schemas/grades/row-rules.ts';
import { locales, sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { describe, expect, it } from 'vitest';
import { marksGiven } from './paper-text.ts';
import { paperOfSheet } from './sheet-paper.ts';
import { paperOf, type Printed } from './statements/paper.ts';

const place = { university: sameInAll('University'), portal: 'https://portal.example', zone: 'Asia/Bishkek' };
const B = { code: 'B', kind: 'points' as const, points: 300, passed: true };
const statement: Printed = {
  ...{ kind: 'final', number: '12/2026', code: 'MAT', name: sameInAll('Mathematics'), stream: 1, credits: 5 },
  ...{ study_period_name: sameInAll('Autumn'), reason: '', correction_of: null, superseded_by: null },
  ...{ registered_at: '2026-12-20T20:00:00.000Z', check_code: '7K3QDM9T4XV2B8N5HWRC' },
  ...{ signed_teacher_name: 'Akhmetov', signed_teacher_at: '2026-12-19T08:00:00.000Z', signed_office_name: 'Ospanova' },
  rows: [
    { student: 'a', student_name: 'Kim', group: 'CS-1', rating: 8050, exam: 8100, percent: 81, mark: B },
    { student: 'b', student_name: 'Lee', group: null, rating: 9000, exam: null, percent: null, mark: null },
  ],
};
const row = (number: number, state: SheetDetail['rows'][number]['state']): SheetDetail['rows'][number] =>
  ({
    ...{ student_name: `Student ${number}`, group: 'CS-1', rating: 8050, exam: null, percent: null, mark: 'B', state },
  }) as SheetDetail['rows'][number];
const sheet = {
  sheet: {
    ...{ code: 'MAT', name: sameInAll('Mathematics'), number: 2, study_period_name: sameInAll('Autumn') },
    ...{ main_teacher_name: 'Akhmetov', co_teachers: [{ uid: 'co', name: 'Bekova' }] },
  },
  rows: rowStateCodes.map((state, number) => row(number, state)),
} as unknown as SheetDetail;

describe.each(locales)('in %s', language => {
  it('a statement says its number, its day in the university’s zone, who signed and by which code it is checked', () => {
    const paper = paperOf(statement, { ...place, language });
    expect(paper.title).toContain('12/2026');
    expect(paper.facts.map(([, value]) => value)).toContain('21.12.2026');
    expect(paper.check!.address).toBe(`https://portal.example/${language}/check-statement?code=7K3QDM9T4XV2B8N5HWRC`);
    expect(paper.check!.text).toContain('7K3QD-M9T4X-V2B8N-5HWRC');
    expect(paper.table.rows).toEqual([
      ['1', 'Kim', 'CS-1', expect.stringMatching(/^80[.,]5$/), '81', '81', 'B', expect.stringMatching(/^3[.,]00$/)],
      ['2', 'Lee', '–', '90', '–', '–', '–', '–'],
    ]);
    expect(JSON.stringify(paper)).not.toMatch(/\{(?!page\}|pages\})\w+\}/);
  });
  it('a sheet is a working copy: without a number and a code, with everybody who is on the stream and who signs', () => {
    const paper = paperOfSheet(sheet, { ...place, language, now: '2026-12-20T20:00:00.000Z' });
    expect(paper.under[0]).toContain('21.12.2026');
    expect(paper.check).toBeUndefined();
    expect(paper.table.rows).toHaveLength(rowStateCodes.length - 1);
    expect(paper.signatures.map(({ name }) => name)).toEqual(['Akhmetov', 'Bekova']);
    expect(paper.table.heads).toHaveLength(paper.table.widths.length);
    expect(JSON.stringify(paper)).not.toMatch(/\{(?!page\}|pages\})\w+\}/);
  });
});
it('marks are counted as they come', () => expect(marksGiven(['A', null, 'B', 'A'])).toBe('A: 2, B: 1'));
