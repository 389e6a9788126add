import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAsOf } from './as-of.ts';
import { api } from './client.ts';
import { bringAnswers } from './first-answers.ts';

const address = '/api/v1/common/tech_code/';
const brought = { tech_block: false, from: 'the page' };
const fetched = vi.fn(async () => new Response(JSON.stringify({ tech_block: false, from: 'the server' })));
const ask = async () => (await api('GET /common/tech_code/')) as unknown as { from: string };

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  document.documentElement.lang = 'kk';
  bringAnswers({ language: 'kk', answers: { [address]: { body: brought } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  setAsOf(null);
  bringAnswers(undefined);
});

describe('an answer that came with the page', () => {
  it('is taken instead of asking, once', async () => {
    expect((await ask()).from).toBe('the page');
    expect(fetched).not.toHaveBeenCalled();
    expect((await ask()).from).toBe('the server');
  });

  it('is left in another language', async () => {
    document.documentElement.lang = 'ru';
    expect((await ask()).from).toBe('the server');
  });

  it('is left while a past moment is looked at', async () => {
    setAsOf({ view: 'v1', moment: '2026-08-20T05:00:00.000Z', position: 14 });
    expect((await ask()).from).toBe('the server');
  });

  it('is left after a change', async () => {
    await api('POST /user/logout/', {});
    expect((await ask()).from).toBe('the server');
  });

  it('is left when the page has waited for long', async () => {
    bringAnswers({ language: 'kk', answers: { [address]: { body: brought } } }, performance.now() - 1);
    expect((await ask()).from).toBe('the server');
  });

  it('is read out of the page', async () => {
    vi.resetModules();
    const data = JSON.stringify({ language: 'kk', answers: { [address]: { body: brought } } });
    document.body.innerHTML = `<script type="application/json" id="first-answers">${data}</script>`;
    vi.spyOn(performance, 'now').mockReturnValue(9_000);
    const fresh = await import('./client.ts');
    expect(((await fresh.api('GET /common/tech_code/')) as unknown as { from: string }).from).toBe('the page');
  });
});
