import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StatementDetail } from '@portal/event-schemas/grades/statement-views.ts';
import { closePages, loadCode, openPages, slow } from '../../testing/portal.tsx';
import { statementDetail } from '../testing/statement.ts';

beforeAll(() => loadCode('vedomosti-view', 'vedomosti-is-office-view'), slow);
afterEach(closePages);

function open(detail: StatementDetail, role: 'teacher' | 'office' = 'teacher') {
  const done = { changed: true, uids: [] };
  const path = role === 'office' ? 'vedomosti-is-office/view' : 'vedomosti/view';
  const pages = openPages(`${path}?statement=one`, {
    roles: [role],
    answers: {
      'GET /journals/statements/{uid}/': detail,
      'PUT /journals/statements/{uid}/fill/': done,
      'PUT /journals/statements/{uid}/reject/': done,
      'PUT /journals/statements/{uid}/discard/': done,
    },
  });
  return {
    ...pages,
    sent: (call: string) => pages.asked.filter(one => one.call.startsWith(call)).map(one => one.body),
  };
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('a statement', () => {
  it('of a retake is written as it was seen, and what is no percent is not saved', async () => {
    const { user, sent } = open(statementDetail());
    const exam = await screen.findByRole('textbox', { name: 'Exam: Kim' });
    expect((await button('Save the rows')).disabled).toBe(true);
    await user.type(exam, 'x');
    expect((await button('Save the rows')).disabled).toBe(true);
    await user.clear(exam);
    await user.type(exam, '60,5');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Grade: Kim' }), 'C');
    await user.click(await button('Save the rows'));
    const rows = [{ student: 'Kim', exam: 6050, mark: 'C' }];
    await waitFor(() => expect(sent('PUT /journals/statements/')).toEqual([{ version: 3, rows }]));
  });

  it('says why it cannot be sent', async () => {
    open(statementDetail());
    const send = await button('Send for checking');
    expect([send.disabled, send.title]).toEqual([true, 'Not every student has a result']);
  });

  it('is sent back by the office with a reason', async () => {
    const may = {
      ...statementDetail().may,
      fill: 'not_main_teacher',
      send: 'not_main_teacher',
      approve: null,
      reject: null,
    };
    const { sent } = open(
      statementDetail({ status: 'ON_CHECK', may: { ...may, correct: 'statement_not_registered' } }),
      'office',
    );
    fireEvent.click(await button('Send back'));
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    fireEvent.change(reason, { target: { value: 'No protocol' } });
    const buttons = await screen.findAllByRole('button', { name: 'Send back' });
    fireEvent.click(buttons.at(-1)!);
    await waitFor(() => expect(sent('PUT /journals/statements/')).toEqual([{ comment: 'No protocol' }]));
  });

  it('that was a mistake is discarded with a reason, and says it from then on', async () => {
    const { sent } = open(statementDetail());
    fireEvent.click(await button('Discard the draft'));
    fireEvent.change(await screen.findByRole('textbox', { name: /Reason/ }), { target: { value: 'Too early' } });
    const buttons = await screen.findAllByRole('button', { name: 'Discard the draft' });
    fireEvent.click(buttons.at(-1)!);
    await waitFor(() => expect(sent('PUT /journals/statements/')).toEqual([{ reason: 'Too early' }]));
    closePages();
    const may = { ...statementDetail().may, fill: 'statement_discarded', discard: 'statement_discarded' };
    open(statementDetail({ status: 'DISCARDED', comment: 'Too early', may }));
    expect(await screen.findByText('The draft was discarded: Too early')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Discard the draft' })).toBeNull();
  });

  it('that is registered is printed and corrected, and not written any more', async () => {
    const may = { ...statementDetail().may, fill: 'statement_registered', correct: null, print: null };
    open(
      statementDetail({ status: 'REGISTERED', number: '12/2026', check_code: '7K3QDM9T4XV2B8N5HWRC', may }),
      'office',
    );
    const print = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Print (PDF)' });
    expect(print.getAttribute('href')).toBe('/api/v1/journals/statements/one/print/?language=en');
    expect((await button('Correct')).disabled).toBe(false);
    expect(screen.queryByRole('textbox', { name: 'Exam: Kim' })).toBeNull();
    expect(await screen.findByText('Check code: 7K3QD-M9T4X-V2B8N-5HWRC')).toBeTruthy();
  });
});
