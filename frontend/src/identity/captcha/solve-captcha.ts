import type { CaptchaChallenge, CaptchaPurpose } from '@portal/event-schemas/identity/recovery.ts';
import { api } from '../../http/client.ts';

/**
 * What a form of a visitor sends along in its field `captcha`: a task of the portal, worked out by the person's computer in a second or so. Nobody has to
 * read or click anything. Where it does not work the portal says so.
 */
export async function solveCaptcha(purpose: CaptchaPurpose): Promise<string> {
  const challenge = await api('GET /user/captcha/', { query: { purpose } });
  const solution = await workedOut(challenge);
  return solution ? btoa(JSON.stringify({ challenge, solution })) : '-';
}

function workedOut(challenge: CaptchaChallenge): Promise<unknown> {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<unknown>(resolve => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
