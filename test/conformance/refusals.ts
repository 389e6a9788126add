import { platformErrors } from '@portal/platform/http/errors.ts';
import { locales, type Locale } from '@portal/event-schemas/kernel/localized.ts';
import { roles, type Role } from '@portal/event-schemas/kernel/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, type DocumentedCall } from './support/calls.ts';
import { inputOf } from './support/inputs.ts';
import { each, standstill, startConformance, type ConformancePortal, type Reply } from './support/portal.ts';
import { misshapen } from './support/refusals.ts';

let portal: ConformancePortal;
beforeAll(async () => {
  portal = await startConformance({ services: ['command-service', 'projection-service'] });
});
afterAll(() => portal.stop());

const placeholders = (text: string): string => [...new Set(text.match(/\{[\w.]+\}/g))].sort().join();

describe('refusals', () => {
  it('stand in the catalogue in four languages that differ, with the same params', () => {
    const catalogues = [platformErrors, ...portal.host.parts.modules.map(({ errors }) => errors)];
    const documented = portal.document['x-errors'];
    const wrong = catalogues
      .flatMap(catalogue => Object.entries(catalogue))
      .flatMap(([code, messages]) => {
        const { status = 0, message = '' } = documented[code] ?? {};
        const texts = locales.map(locale => messages[locale] ?? '');
        const params = new Set(texts.map(placeholders));
        return [
          ...(message === messages.en ? [] : [`${code} is not in the document`]),
          ...(texts.some(text => text.trim() === '') ? [`${code} lacks a language`] : []),
          ...(new Set(texts).size < locales.length ? [`${code} says the same in two languages`] : []),
          ...(params.size > 1 ? [`${code} has other params in some language: ${[...params].join(' | ')}`] : []),
          ...(status >= 400 && (status < 500 || status === 503 || status === 507 || code === 'platform.internal')
            ? []
            : [`${code} has the status ${status}`]),
        ];
      });
    expect(wrong).toEqual([]);
  });

  /** A request that the call refuses: nobody signed in, the wrong role, things that do not exist. */
  const refusedIn = async (call: DocumentedCall, caller: Role | null, locale: Locale): Promise<Reply> => {
    const { body, ...address } = inputOf(call);
    return portal.send(call.method, addressOf(call, address), {
      body,
      session: caller ? await portal.sessionOf(caller) : undefined,
      headers: { 'accept-language': locale },
    });
  };

  /** The codes that the document names for a call. */
  const namedFor = ({ operation }: DocumentedCall): ReadonlySet<string> => {
    const groups = portal.document['x-refusal-groups'];
    const own = operation['x-refusals'] ?? [];
    return new Set(['kernel/refusedEverywhere', ...own].flatMap(one => groups[one] ?? [one]));
  };

  it(
    'of every call are in the reader’s language, with a code that the document names, params and request id',
    async () => {
      const wrong: string[] = [];
      const seen = new Set<string>();
      // SCIM has one language and a shape of its own (test/scenarios/scim.ts).
      const calls = portal.calls.filter(({ path }) => !path.startsWith('/scim/'));
      await each(calls, async call => {
        const audience = call.operation['x-roles'];
        const admitted =
          typeof audience === 'string' ? 'student' : (roles.find(role => audience.includes(role)) ?? null);
        for (const caller of new Set<Role | null>([null, 'columnist', admitted])) {
          const replies = [];
          for (const locale of locales) replies.push(await refusedIn(call, caller, locale));
          if (replies.some(({ status }) => status < 400)) continue;
          const problems = replies.map(misshapen).filter(problem => problem !== null);
          const codes = new Set(replies.map(({ body }) => body.error.code));
          if (codes.size === 1 && new Set(replies.map(({ body }) => body.error.message)).size < locales.length)
            problems.push(
              `${[...codes].join()} says the same in two languages: ${replies.map(({ body }) => body.error.message).join(' | ')}`,
            );
          for (const code of codes) seen.add(code);
          const named = namedFor(call);
          problems.push(
            ...[...codes].filter(code => !named.has(code)).map(code => `${code} is not among its x-refusals`),
          );
          wrong.push(...problems.map(problem => `${call.name} as ${caller ?? 'nobody'}: ${problem}`));
        }
      });
      expect(wrong.sort()).toEqual([]);
      expect(seen.size).toBeGreaterThan(10);
    },
    standstill,
  );

  it('of addresses and methods that do not exist have the same shape', async () => {
    const replies = await Promise.all([
      portal.send('GET', '/nothing/'),
      portal.send('PATCH', '/user/my_roles/'),
      portal.send('GET', '/%ZZ/'),
      portal.send('GET', `/${'x'.repeat(5000)}/`),
      portal.send('OPTIONS', '/user/login/'),
    ]);
    expect(replies.map(misshapen)).toEqual(replies.map(() => null));
    expect(replies.map(({ body }) => body.error.code)).toEqual([
      'platform.not_found',
      'platform.not_found',
      'platform.malformed',
      'platform.not_found',
      'platform.not_found',
    ]);
  });

  it('keep the request id that a client gives, and make one where it is none', async () => {
    const ask = async (id: string) =>
      (await portal.send('GET', '/user/role_names/', { headers: { 'x-request-id': id } })).body.error.request_id;
    expect(await ask('client-request-1')).toBe('client-request-1');
    expect(await ask('<script>')).toMatch(/^[\da-f-]{36}$/);
  });
});
