import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { expect, it, vi } from 'vitest';
import { command, query, Refused, type AnyCall } from './types.ts';
import { throwUndeclared, watchDeclared } from './undeclared-refusals.ts';

const lend = command({
  call: 'POST /loans/{uid}/',
  summary: 'Lend',
  refuses: ['m.lent_already'],
  run: async () => undefined,
});
/** What the call answers with, and what is logged of it. */
async function answered(call: AnyCall, error: unknown) {
  const log = { error: vi.fn() };
  const handler = watchDeclared(call, () => Promise.reject(error));
  const thrown = await handler({ log } as never, {} as never).catch((caught: unknown) => caught);
  return { thrown, logged: log.error.mock.calls.map(([what]) => what as unknown) };
}
const refused = (code: string) => new Refused(reject(code));

it('a refusal that the contract names is answered, and nothing is said of it', async () => {
  const error = refused('m.lent_already');
  expect(await answered(lend, error)).toEqual({ thrown: error, logged: [] });
  expect(throwUndeclared).not.toThrow();
});

it('a refusal of every call is named by no contract', async () => {
  const me = query({ call: 'GET /me/', summary: 'Me', run: async () => undefined });
  const error = refused('platform.not_found');
  expect(await answered(me, error)).toEqual({ thrown: error, logged: [] });
  expect(throwUndeclared).not.toThrow();
});

it('another one is answered all the same, logged, and fails the tests once', async () => {
  const error = refused('m.full');
  expect(await answered(lend, error)).toEqual({
    thrown: error,
    logged: [{ call: 'POST /loans/{uid}/', code: 'm.full' }],
  });
  expect(throwUndeclared).toThrow('POST /loans/{uid}/ refuses with m.full');
  expect(throwUndeclared).not.toThrow();
});

it('what is no refusal is not looked at', async () => {
  const error = new Error('a bug');
  expect(await answered(lend, error)).toEqual({ thrown: error, logged: [] });
  expect(throwUndeclared).not.toThrow();
});
