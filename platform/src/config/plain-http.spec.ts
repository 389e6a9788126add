import { expect, it, vi } from 'vitest';
import { warnOfPlainHttp } from './plain-http.ts';

it.each([
  ['0.0.0.0', false, 1],
  ['192.0.2.7', false, 1],
  ['portal.university.edu', false, 1],
  ['::', false, 1],
  ['127.0.0.1', false, 0],
  ['localhost', false, 0],
  ['::1', false, 0],
  ['0.0.0.0', true, 0],
])('listening on %s, TLS %s: %i warnings', (host, secure, warnings) => {
  const warn = vi.fn();
  warnOfPlainHttp({ host, secure }, { warn });
  expect(warn).toHaveBeenCalledTimes(warnings);
});
