import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { describeSession } from '@portal/event-schemas/identity/session-view.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { forgetPortal } from '../app/portal.ts';
import { queryClient } from '../app/query-client.ts';
import { findScreen } from '../app/registry.ts';
import { routes } from '../app/routes.tsx';

/** A test that opens pages takes seconds, on a busy machine a minute. */
export const slow = 180_000;
// Whether something can be seen is asked of the style of each element and of all around it, which takes longest; the browser tests look at that.
configure({ defaultHidden: true, asyncUtilTimeout: 45_000 });

/** An id that stands for what an address names. */
export const someUid = '0a000000-0000-4000-8000-000000000001';
/** Who looks at the screens of a test. */
export const reader = {
  uid: '0f000000-0000-4000-8000-000000000001',
  login: 'reader',
  last_name: 'Reader',
  first_name: 'Ann',
  middle_name: '',
  email: 'ann@demo.example',
  phone: '+77010000000',
};

/** One request of the pages: method, path below /api/v1, query, body. */
export interface Asked {
  call: string;
  path: string;
  query: URLSearchParams;
  body: any;
}
/**
 * What a call is answered with, by its name in the access table: a body, a `Response`, or a function of the request that may take its time. A
 * list of the office is answered with its rows.
 */
export type Answers = Readonly<Record<string, unknown>>;

/** A refusal of the server, as an answer. */
export const refusal = (status: number, code: string, message: string, fields: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ error: { code, message, params: {}, fields } }), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

const pathOf = (call: string): RegExp =>
  new RegExp(`^${call.slice(call.indexOf(' ') + 1).replaceAll(/\{\w+\}/g, '[^/]+')}$`);
export const settings = { require_phone_number: false, registration_of_payment: false, finances_pay: false };
export const common = {
  languages: ['ru', 'kk', 'en', 'ky'],
  time_zone: 'Asia/Almaty',
  university_name: null,
  logo: null,
  background: null,
  password_policy: 'composition',
  hidden_screens: [],
  ways_in: [],
  demo_accounts: [],
};

/**
 * The pages as they stand in the portal, at an address below `/en/`: session, shell, texts, router. `answers` is the server; a call that it does not name gets
 * `otherwise`: an answer that never comes, or a fault of the server. Answers what was asked for, in order.
 */
export function openPages(
  address: string,
  {
    roles,
    answers = {},
    otherwise = 'fault',
    width,
  }: {
    roles: readonly Role[];
    answers?: Answers;
    otherwise?: 'fault' | 'silence';
    /** Of the window, px; without it no question about its size is answered with yes. */
    width?: number;
  },
) {
  const asked: Asked[] = [];
  const server: Answers = {
    'GET /user/my_roles/': describeSession({
      account: { ...reader, roles, must_change_password: false },
      settings,
      login_as: null,
      csrf: null,
    }),
    'GET /common/settings/': common,
    'GET /common/tech_code/': { tech_block: false, tech_block_date_end: null, planned: null },
    'GET /new_notifications/my/unread_count/': { unread_count: 0 },
    'GET /new_notifications/web_notification_banner/': [],
    'GET /common/my_work/': { results: [] },
    ...answers,
  };
  const calls = Object.entries(server).map(([call, answer]) => ({
    method: call.slice(0, call.indexOf(' ')),
    path: pathOf(call),
    answer,
  }));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://portal');
    const path = pathname.replace(/^\/api\/v1/, '');
    const method = init.method ?? 'GET';
    const one: Asked = {
      call: `${method} ${path}`,
      path,
      query: searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    asked.push(one);
    const known = calls.findLast(call => call.method === method && call.path.test(path));
    if (!known)
      return otherwise === 'silence'
        ? new Promise<Response>(() => undefined)
        : refusal(500, 'platform.fault', 'The server has a fault');
    const answer = await (typeof known.answer === 'function'
      ? (known.answer as (asked: Asked) => unknown)(one)
      : known.answer);
    if (answer instanceof Response) return answer;
    return new Response(JSON.stringify(answer ?? {}), {
      headers: {
        'Content-Type': 'application/json',
        ...(Array.isArray(answer) && { 'Content-Range': `rows 0-${answer.length - 1}/${answer.length}` }),
      },
    });
  });
  vi.stubGlobal(
    'WebSocket',
    class {
      addEventListener() {}
      send() {}
      close() {}
    },
  );
  let wide = width;
  const watching = new Set<() => void>();
  vi.stubGlobal('matchMedia', (media: string) => ({
    get matches() {
      return wide !== undefined && wide <= Number(/max-width: ([\d.]+)px/.exec(media)?.[1] ?? 0);
    },
    media,
    addEventListener: (_: string, listener: () => void) => watching.add(listener),
    removeEventListener: (_: string, listener: () => void) => watching.delete(listener),
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.clear();
  sessionStorage.clear();
  forgetPortal();
  queryClient.clear();
  const router = createMemoryRouter(routes, { initialEntries: [`/en/${address}`] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  /** The window gets another width. */
  const resize = (to: number): void => {
    wide = to;
    act(() => watching.forEach(listener => listener()));
  };
  return { asked, router, resize, user: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
}

/** Before the tests of a file: the code of its screens and of what stands around them, which takes its time on a busy machine. */
export const loadCode = (...screens: readonly string[]): Promise<unknown> =>
  Promise.all([
    import('../shell/shell.tsx'),
    import('../lists/admin-context.tsx'),
    ...screens.map(id => findScreen(id)!.load()),
  ]);

/** After each test that opened pages. */
export function closePages(): void {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
}
