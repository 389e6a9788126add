import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';

/** A page that somebody looks at, with what the browser complained of. */
export interface Visit {
  page: Page;
  /** Console errors (the browser reports violations of the content security policy and failed calls there, too) and uncaught errors. */
  complaints: string[];
}

/** People at browsers of their own: `visitors.page('student')`; without a login somebody who is not signed in. */
export interface Visitors {
  page(login?: string, options?: BrowserContextOptions): Promise<Visit>;
  /** The cookies and storage of somebody who has logged in. */
  context(login?: string, options?: BrowserContextOptions): Promise<BrowserContext>;
}

/** Signs each account in once and gives every one a browser context that keeps its cookies and cache. */
export function visitorsOf(browser: Browser, url: string): Visitors {
  const contexts = new Map<string, Promise<BrowserContext>>();

  const open = async (login: string | undefined, options: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1360, height: 900 }, ...options });
    if (login === undefined) return context;
    const answer = await context.request.post('/api/v1/user/login/', { data: { login, password: demoPassword } });
    if (!answer.ok()) throw new Error(`${login} could not log in: ${answer.status()} ${await answer.text()}`);
    return context;
  };
  const context = (login?: string, options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const key = JSON.stringify([login, options]);
    const known = contexts.get(key) ?? open(login, options);
    contexts.set(key, known);
    return known;
  };

  return {
    context,
    async page(login, options) {
      const page = await (await context(login, options)).newPage();
      const complaints: string[] = [];
      page.on('console', message => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', error => complaints.push(error.message));
      return { page, complaints };
    },
  };
}
