import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { addCatalogue } from '../i18n/texts.ts';
import texts from './i18n/en.ts';
import { CallState } from './states.tsx';

addCatalogue('en', 'shell', texts);
afterEach(cleanup);
const answered = { isPending: false, isError: false, error: null, refetch: vi.fn() };
const waiting = { ...answered, isPending: true };
const failed = () => ({ ...answered, isError: true, error: new Error('no'), refetch: vi.fn() });
const show = (call: Parameters<typeof CallState>[0]['call']) =>
  render(
    <MemoryRouter initialEntries={['/en']}>
      <Routes>
        <Route path="/:lang" element={<CallState call={call} lines={4} />} />
      </Routes>
    </MemoryRouter>,
  );

it('shows grey lines while a call is on its way, and nothing when all have answered', () => {
  show([answered, waiting]);
  expect(screen.getByRole('status').children).toHaveLength(4);
  cleanup();
  show([answered, answered]);
  expect(document.querySelector('.skeletons, .state')).toBeNull();
});
it('says what went wrong, also while another call is on its way, and asks only those again that failed', () => {
  const broken = [failed(), failed()] as const;
  show([waiting, ...broken]);
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: texts.error.retry }));
  expect(broken.map(({ refetch }) => refetch.mock.calls.length)).toEqual([1, 1]);
  expect(waiting.refetch).not.toHaveBeenCalled();
});
