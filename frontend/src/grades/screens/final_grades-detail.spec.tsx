import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SheetDetail } from '@portal/event-schemas/grades/views.ts';
import { closePages, loadCode, openPages, slow, type Answers } from '../../testing/portal.tsx';
import { percentOf } from '../parts/cells.tsx';
import { gradeRow, sheetDetail } from '../testing/sheet.ts';

beforeAll(() => loadCode('final_grades-detail'), slow);
afterEach(closePages);

const headers = { 'Content-Type': 'application/json' };
const refused = {
  code: 'grades.rows_refused',
  message: 'Nothing was done.',
  params: {
    rows: [
      { row: 'sheet.Lee', fault: 'not_sent' },
      { row: 'sheet.Kim', fault: 'not_agreed' },
    ],
  },
  fields: {},
};

function open(detail: SheetDetail, role: 'teacher' | 'office', more: Answers = {}) {
  const done = { changed: true, uids: [] };
  const pages = openPages('final_grades/detail?sheet=sheet', {
    roles: [role],
    answers: {
      'GET /journals/final_grades/detail/': detail,
      'GET /journals/history_final_grades/': { results: [], count: 0, next: null },
      'PUT /journals/change_mark/{uid}/': done,
      'PUT /journals/final_grades/parts/': done,
      'PUT /journals/final_grades/approve/': done,
      ...more,
    },
  });
  const sent = (call: string) => pages.asked.filter(one => one.call.startsWith(call)).map(one => one.body);
  return { ...pages, sent };
}
const choose = async (name: string) =>
  fireEvent.click(await screen.findByRole('checkbox', { name: `Select: ${name}` }));
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('a sheet', () => {
  it('sets a mark on the row as it was seen, and only those that the row can have', async () => {
    const { user, sent } = open(sheetDetail('main', [gradeRow('Kim')]), 'teacher');
    const mark = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Grade: Kim' });
    expect([...mark.options].map(({ value }) => value)).toEqual(['', 'A', 'B', 'F', 'I']);
    await user.selectOptions(mark, 'B');
    await waitFor(() => expect(sent('PUT /journals/change_mark/')).toEqual([{ mark: 'B', version: 3 }]));
  });

  it('saves a percent when the field is left, with a comma or a point, and no text', async () => {
    const { user, sent } = open(sheetDetail('main', [gradeRow('Kim')]), 'teacher');
    const exam = await screen.findByRole('textbox', { name: 'Exam: Kim' });
    await user.type(exam, 'x');
    expect(exam.getAttribute('aria-invalid')).toBe('true');
    await user.clear(exam);
    await user.type(exam, '65,6{Enter}');
    const body = { sheet: 'sheet', part: 'exam', rows: [{ student: 'Kim', percent: 6560 }] };
    await waitFor(() => expect(sent('PUT /journals/final_grades/parts/')).toEqual([body]));
    expect(['97.1', '', '101', '-1'].map(percentOf)).toEqual([9710, null, undefined, undefined]);
  });

  it('has no field for a rating that journals give, and says of a sent row what they say now', async () => {
    const kim = gradeRow('Kim', { from_journals: true, journal_rating: 9710 });
    const lee = gradeRow('Lee', { from_journals: true, journal_rating: 8250, sent_to_office: true });
    open(sheetDetail('main', [kim, lee]), 'teacher');
    expect(await screen.findByText('from journals')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Rating: Kim' })).toBeNull();
    expect(screen.getByText(/journals say now: 82.5/)).toBeTruthy();
  });

  it('says of every button that is off why it is', async () => {
    const blocked = gradeRow('Lee', { may: { ...gradeRow('').may, approve: 'own_mark' } });
    open(sheetDetail('office', [gradeRow('Kim', { state: 'ON_CHECK' }), blocked]), 'office');
    const approve = await button('Approve');
    expect([approve.disabled, approve.title]).toEqual([true, 'Select students first']);
    await choose('Kim');
    expect((await button('Approve')).disabled).toBe(false);
    await choose('Lee');
    expect((await button('Approve')).title).toBe('You gave or agreed on this grade yourself');
  });

  it('approves the selected rows as they were seen, and names those that the server refuses', async () => {
    const { user, sent } = open(sheetDetail('office', [gradeRow('Kim'), gradeRow('Lee')]), 'office', {
      'PUT /journals/final_grades/approve/': () =>
        new Response(JSON.stringify({ error: refused }), { status: 409, headers }),
    });
    await choose('Kim');
    await choose('Lee');
    await user.click(await button('Approve'));
    expect(await screen.findByText(/Lee \(The grade was not sent yet\); Kim/)).toBeTruthy();
    const rows = [
      { uid: 'sheet.Kim', version: 3 },
      { uid: 'sheet.Lee', version: 3 },
    ];
    expect(sent('PUT /journals/final_grades/approve/')).toEqual([{ rows }]);
  });
});
