import type { CaptchaPurpose } from '@portal/event-schemas/identity/recovery.ts';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';

interface Page {
  get(path: string, query: { purpose: CaptchaPurpose }): Promise<{ body: Challenge }>;
}

/** What a form sends along in `captcha`: a task of the portal, worked out. */
export async function workedOut(page: Page, purpose: CaptchaPurpose): Promise<string> {
  const { body: challenge } = await page.get('/user/captcha/', { purpose });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
