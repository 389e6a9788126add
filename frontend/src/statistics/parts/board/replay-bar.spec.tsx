import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addCatalogue } from '../../../i18n/texts.ts';
import { PortalTheme } from '../../../theme/portal-theme.tsx';
import shell from '../../../shell/i18n/en.ts';
import texts from '../../i18n/en.ts';
import { FigurePanel } from '../charts/figure-panel.tsx';
import { ReplayBar } from './replay-bar.tsx';
import type { Speed } from './use-replay.ts';

addCatalogue('en', 'shell', shell);
addCatalogue('en', 'statistics', texts);
const day = {
  day: '2026-09-10',
  first: '2026-09-10T08:01:00.000Z',
  last: '2026-09-10T09:00:00.000Z',
  registered: 10,
  dropped: 0,
  refused: 1,
  joined: 0,
};
const last = Date.parse(day.last);
const seen: (number | null)[] = [];

function Bar() {
  const [at, setAt] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(60);
  const go = (next: number | null): void => {
    seen.push(next);
    setAt(next);
  };
  return (
    <ReplayBar
      period={undefined}
      days={[day]}
      day={day.day}
      at={at}
      playing={playing}
      speed={speed}
      onPeriod={() => undefined}
      onDay={() => undefined}
      onAt={go}
      onPlay={setPlaying}
      onSpeed={setSpeed}
    />
  );
}
const show = (element: React.ReactElement): void => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <RouterProvider
      router={createMemoryRouter(
        [
          {
            path: '/:lang/board',
            element: (
              <PortalTheme>
                <QueryClientProvider client={client}>{element}</QueryClientProvider>
              </PortalTheme>
            ),
          },
        ],
        { initialEntries: ['/en/board'] },
      )}
    />,
  );
};
afterEach(cleanup);
beforeEach(() => {
  seen.length = 0;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ results: [], count: 0, next: null })));
});

it('keys move through the day by a second, and with shift by a minute', async () => {
  show(<Bar />);
  const slider = screen.getByRole('slider', { name: 'Moment of the day' });
  slider.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(seen.at(-1)).toBe(last - 1000);
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(seen.at(-1)).toBe(last - 61_000);
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^\d\d:\d\d:\d\d$/);
  await userEvent.keyboard('{Home}');
  expect(seen.at(-1)).toBe(Date.parse(day.first) - 60_000);
});

it('buttons step, play from the start of the day, and lead back to now', async () => {
  show(<Bar />);
  await userEvent.click(screen.getByRole('button', { name: '−60 (One minute back)' }));
  expect(seen.at(-1)).toBe(last - 60_000);
  await userEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(seen.at(-1)).toBeNull();
  expect(screen.getByRole('button', { name: '+1 (One second forward)' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(seen.at(-1)).toBe(Date.parse(day.first) - 60_000);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
});

it('a chart becomes the table that says the same', async () => {
  show(
    <FigurePanel
      title="Refusals"
      table={{ heads: ['Cause', 'How many'], rows: [{ key: 'no_seat', cells: ['No seat left', 12] }] }}
    >
      <p>a chart</p>
    </FigurePanel>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  expect(screen.getByRole('table', { name: 'Table: Refusals' }).textContent).toContain('No seat left12');
  expect(screen.queryByText('a chart')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show as a chart' }));
  expect(screen.getByText('a chart')).toBeDefined();
});
