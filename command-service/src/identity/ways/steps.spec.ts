import { expect, it } from 'vitest';
import { inSteps } from './steps.ts';

it('a try ends with the first step that fails, and says why', async () => {
  const after: string[] = [];
  const tried = await inSteps([
    ['reached', async () => 'ldap.example.edu:636'],
    ['secret', () => Promise.reject(new Error('bind', { cause: new Error('invalid credentials') }))],
    ['search', async () => (after.push('search'), '')],
  ]);
  expect(tried).toEqual({
    ok: false,
    steps: [
      { step: 'reached', ok: true, detail: 'ldap.example.edu:636' },
      { step: 'secret', ok: false, detail: 'bind: invalid credentials' },
    ],
  });
  expect(after).toEqual([]);
});
