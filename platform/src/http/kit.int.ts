import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { openLibrary, type Browser } from './testing/portal.ts';

let database: TestDatabase;
let library: Awaited<ReturnType<typeof openLibrary>>;
let office: Browser;
let student: Browser;
beforeAll(async () => {
  database = await testDatabase();
  library = await openLibrary(database.url);
  office = await library.person('office-1', ['office']);
  student = await library.person('student-1', ['student']);
});
afterAll(async () => {
  await library?.stop();
  await database?.drop();
});
const name = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
const aBook = (code: string, more: object = {}) => ({
  code,
  name: name(`Book ${code}`),
  pages: 10,
  lent: false,
  shelf: null,
  tags: [],
  ...more,
});

describe('access', () => {
  it('asks strangers to log in and refuses what a role may not do', async () => {
    const stranger = library.visitor();
    expect(await stranger.send('GET', '/books/')).toMatchObject({
      status: 401,
      body: { error: { code: 'identity.not_signed_in', message: 'Please log in to continue.' } },
    });
    expect(await student.send('POST', '/books/', { body: aBook('X') })).toMatchObject({
      status: 403,
      body: { error: { code: 'identity.access_denied' } },
    });
    expect((await stranger.send('GET', '/opening_hours/')).status).toBe(200);
  });
  it('takes a change only with the token of the session in header and cookie', async () => {
    for (const headers of [{ 'x-csrftoken': '' }, { 'x-csrftoken': 'wrong' }]) {
      expect(await office.send('POST', '/books/', { body: aBook('X'), headers })).toMatchObject({
        status: 403,
        body: { error: { code: 'platform.csrf' } },
      });
    }
    const other = await library.person('office-1', ['office']);
    other.cookies.set('csrftoken', office.cookies.get('csrftoken')!);
    expect((await other.send('POST', '/books/', { body: aBook('X') })).body.error.code).toBe('platform.csrf');
  });
  it('lets a browser sign in anew, with the token of its session or without, but not for another site', async () => {
    const one = await library.person('one', ['student']);
    const signIn = (headers: object) =>
      one.send('POST', '/sign_in/', { body: { account: 'two', roles: ['student'] }, headers: { ...headers } });
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ]) {
      expect(await signIn(headers), JSON.stringify(headers)).toMatchObject({
        status: 403,
        body: { error: { code: 'platform.csrf' } },
      });
    }
    expect((await one.send('GET', '/me/')).body.account).toBe('one');
    for (const headers of [{ 'x-csrftoken': 'none' }, { origin: library.url, 'sec-fetch-site': 'same-origin' }])
      expect((await signIn(headers)).status).toBe(200);
    expect((await one.send('GET', '/me/')).body.account).toBe('two');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      expect(
        (
          await library
            .visitor()
            .send('POST', '/sign_in/', { raw: '{"account":"x","roles":[]}', headers: { 'content-type': type } })
        ).status,
      ).toBe(415);
    expect(
      (await library.visitor().send('POST', '/sign_in/', { raw: new Blob(['{"account":"x","roles":[]}']) })).status,
    ).toBe(415);
  });
  it('lets a restricted session do what its restriction names, and log out of it', async () => {
    const newcomer = library.visitor();
    expect(
      (await newcomer.send('POST', '/sign_in/', { body: { account: 'new-1', roles: ['student'], restricted: true } }))
        .status,
    ).toBe(200);
    expect((await newcomer.send('GET', '/me/')).body).toEqual({ account: 'new-1', real: 'new-1' });
    expect(await newcomer.send('GET', '/books/')).toMatchObject({
      status: 403,
      body: { error: { code: 'library.card_first', message: 'Get a card first.' } },
    });
    await library.host.sessions.change('new-1', { restriction: null });
    expect((await newcomer.send('GET', '/books/')).status).toBe(200);
  });
  it('lets the worker in by its token, as the system', async () => {
    const worker = library.visitor();
    const answer = await worker.send('POST', '/loans/by-system/', {
      body: { to: 'x' },
      headers: { 'x-service-token': 'a-token-for-the-services' },
    });
    expect(answer.status).toBe(200);
    expect((await library.host.log.read('loan-by-system'))[0]!.meta.actor.id).toBe('system');
    expect(
      (
        await worker.send('POST', '/loans/by-nobody/', {
          body: { to: 'x' },
          headers: { 'x-service-token': 'a-token-for-nobodies-xx' },
        })
      ).status,
    ).toBe(401);
  });
});

describe('commands', () => {
  it('answer with the position, and the next query waits for it', async () => {
    for (let n = 0; n < 20; n++) {
      const made = await office.send('POST', '/books/', { body: aBook(`P${n}`) });
      expect(made.status).toBe(200);
      expect(Number(made.headers.get('x-portal-position'))).toBeGreaterThan(0);
      const seen = await office.send('GET', `/books/${made.body.uid}/`);
      expect(seen).toMatchObject({ status: 200, body: { id: made.body.uid, code: `P${n}` } });
      expect(seen.headers.get('x-portal-stale')).toBeNull();
    }
  });
  it('say so when the read models are behind', async () => {
    const {
      body: { uid },
    } = await office.send('POST', '/books/', { body: aBook('BEHIND') });
    for (const path of ['/books/', '/catalogue/', `/catalogue/${uid}/`]) {
      const answer = await office.send('GET', path, { headers: { 'x-portal-position': '999999999' } });
      expect(answer).toMatchObject({ status: 200 });
      expect(answer.headers.get('x-portal-stale'), path).toBe('1');
    }
  });
  it('have one effect under one key, and refuse the key for another body', async () => {
    const send = (to: string) =>
      student.send('POST', '/loans/key/', { body: { to }, headers: { 'idempotency-key': 'once' } });
    const [first, second] = await Promise.all([send('a'), send('a')]);
    const third = await send('a');
    expect([first, second, third].map(answer => answer.status)).toEqual([200, 200, 200]);
    expect(new Set([first, second, third].map(answer => answer.body.position)).size).toBe(1);
    expect(third.body.repeated).toBe(true);
    expect(await library.host.log.read('loan-key')).toHaveLength(1);
    expect((await send('b')).body.error.code).toBe('platform.idempotency_key_reused');
  });
  it("explain a refusal in the reader's language, with its numbers and times", async () => {
    await student.send('POST', '/loans/r/', { body: { to: 'a' } });
    const refused = await student.send('POST', '/loans/r/', {
      body: { to: 'a' },
      headers: { 'accept-language': 'kk-KZ,ru;q=0.5', 'x-request-id': 'my-request-1' },
    });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      code: 'library.lent_already',
      message: 'Кітап берілген, мерзімі: 01.09.2026 08:00, шегі 1,5.',
      params: { uid: 'r' },
      request_id: 'my-request-1',
    });
    expect(refused.headers.get('x-request-id')).toBe('my-request-1');
  });
  it('record who acted on whose behalf', async () => {
    const admin = await library.person('admin-1', ['org_admin']);
    expect((await admin.send('POST', '/as/', { body: { account: 'student-9' } })).status).toBe(204);
    expect((await admin.send('GET', '/me/')).body).toEqual({ account: 'student-9', real: 'admin-1' });
    await admin.send('POST', '/loans/behalf/', { body: { to: 'a' } });
    expect((await library.host.log.read('loan-behalf'))[0]!.meta.actor).toEqual({
      id: 'admin-1',
      roles: ['student'],
      on_behalf_of: 'student-9',
    });
  });
});

describe('bad requests', () => {
  it('name the fields at fault', async () => {
    const answer = await office.send('POST', '/books/', {
      body: { ...aBook(''), pages: -1, name: { ru: 'x' }, tags: undefined },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'platform.invalid_input',
          fields: { code: 'too_short', pages: 'too_small', 'name.kk': 'required', tags: 'required' },
        },
      },
    });
    expect((await student.send('GET', '/opening_hours/?day=9')).body.error.fields).toEqual({ day: 'too_big' });
  });
  it.each([
    ['malformed JSON', { raw: '{"n":', headers: { 'content-type': 'application/json' } }, 400],
    [
      'a prototype in JSON',
      { raw: '{"__proto__":{"n":1},"n":1}', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['no JSON at all', { raw: 'n=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['plain text', { raw: 'n', headers: { 'content-type': 'text/plain' } }, 415],
    ['NUL in text', { raw: '{"to":"a\\u0000b"}', headers: { 'content-type': 'application/json' } }, 400],
    ['half a surrogate pair', { raw: '{"to":"\\ud800"}', headers: { 'content-type': 'application/json' } }, 400],
    [
      'a body of two megabytes',
      { raw: JSON.stringify({ to: 'x'.repeat(2_000_000) }), headers: { 'content-type': 'application/json' } },
      413,
    ],
    ['a list where an object is asked', { body: [] }, 422],
    ['nothing', { body: null }, 422],
    [
      'a wrong idempotency key',
      {
        body: { to: 'a' },
        headers: {
          'idempotency-key':
            'ключ'
              .split('')
              .map(() => ' ')
              .join('') + 'x y',
        },
      },
      422,
    ],
  ])('%s is answered with 4xx and a code', async (_, options, status) => {
    const answer = await student.send('POST', '/loans/bad/', options);
    expect([status, 400]).toContain(answer.status);
    expect(answer.body.error.code).toMatch(/^platform\./);
  });
  it.each([
    ['NUL in a path', '/books/%00/'],
    ['a broken escape', '/books/%zz/'],
    ['NUL in a query', '/opening_hours/?day=%00'],
    ['an unknown call', '/nowhere/'],
    ['an endless parameter', `/books/${'x'.repeat(5000)}/`],
  ])('%s is answered with 4xx', async (_, path) => {
    const answer = await student.send('GET', path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.error.code).toMatch(/^platform\./);
  });
  it.each([
    [
      'a header of 20 KB',
      `GET /api/v1/me/ HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431',
      'platform.too_large',
    ],
    ['what is no HTTP', 'HELLO\r\n\r\n', '400', 'platform.malformed'],
  ])('%s is answered in the same shape', async (_, request, status, code) => {
    const { hostname, port } = new URL(library.url);
    const answer = await new Promise<string>((resolve, fail) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write(request));
      socket
        .on('data', data => {
          text += String(data);
        })
        .on('end', () => resolve(text))
        .on('error', fail);
    });
    expect(answer.split(' ')[1]).toBe(status);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!).error.code).toBe(code);
  });
  it("a bug is 500 with the request's id and nothing of its inside", async () => {
    const answer = await student.send('GET', '/boom/');
    expect(answer).toMatchObject({ status: 500, body: { error: { code: 'platform.internal', params: {} } } });
    expect(answer.body.error.message).toContain(answer.headers.get('x-request-id'));
    expect(answer.text).not.toContain('bug');
  });
  it('too many are told when to come back', async () => {
    const own = await testDatabase();
    const slow = await openLibrary(own.url, { rateLimit: 3, loginRateLimit: 1 });
    try {
      const one = slow.visitor();
      const answers = [];
      for (let n = 0; n < 4; n++) answers.push(await one.send('GET', '/opening_hours/'));
      expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 429]);
      expect(Number(answers[3]!.headers.get('retry-after'))).toBeGreaterThan(0);
      const known = slow.visitor();
      const signIn = (page = slow.visitor()) => page.send('POST', '/sign_in/', { body: { account: 'a', roles: [] } });
      expect([(await signIn(known)).status, (await signIn()).status]).toEqual([200, 429]);
      const signedIn = await slow.person('somebody', ['student']);
      expect((await signedIn.send('GET', '/me/')).status).toBe(200);
      const forger = slow.visitor();
      forger.cookies.set('portal_session', 'x'.repeat(43));
      expect((await forger.send('GET', '/me/')).status).toBe(429);
      expect(
        (await known.send('POST', '/sign_in/', { body: { account: 'b', roles: [] } })).status,
        'a device that is known has a share of its own',
      ).toBe(200);
      const session = known.cookies.get('portal_session')!;
      known.cookies.set('portal_session', (await slow.host.sessions.create({ account: 'elsewhere', roles: [] })).token);
      expect((await known.send('GET', '/me/')).status).toBe(200);
      known.cookies.set('portal_session', session).set('portal_device', `${known.cookies.get('portal_device')!}x`);
      expect(
        (await known.send('POST', '/sign_in/', { body: { account: 'b', roles: [] } })).status,
        'a device whose cookie is forged has none',
      ).toBe(429);
      for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip']) {
        const forged = await slow.visitor().send('POST', '/sign_in/', {
          body: { account: 'a', roles: [] },
          headers: { [name]: name === 'forwarded' ? 'for=198.51.100.7' : '198.51.100.7' },
        });
        expect(forged.status, `${name} of whoever asks`).toBe(429);
      }
    } finally {
      await slow.stop();
      await own.drop();
    }
  });
  it('a trusted proxy says whose share it is: a /64 of IPv6 is one, and what the client claimed before it is nothing', async () => {
    const own = await testDatabase();
    const behind = await openLibrary(own.url, { loginRateLimit: 1, trustedProxies: ['127.0.0.1'] });
    try {
      const from = async (address: string) =>
        (
          await behind
            .visitor()
            .send('POST', '/sign_in/', { body: { account: 'a', roles: [] }, headers: { 'x-forwarded-for': address } })
        ).status;
      expect([
        await from('198.51.100.7'),
        await from('203.0.113.9, 198.51.100.7'),
        await from('::ffff:198.51.100.7'),
        await from('198.51.100.8'),
      ]).toEqual([200, 429, 429, 200]);
      expect([
        await from('2001:db8:1:2::1'),
        await from('2001:db8:1:2:ffff::9'),
        await from('2001:db8:1:3::1'),
      ]).toEqual([200, 429, 200]);
    } finally {
      await behind.stop();
      await own.drop();
    }
  });
});

describe('every answer', () => {
  it('carries the security headers', async () => {
    const { headers } = await student.send('GET', '/me/');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });
  it('is described by a valid OpenAPI document and a page without scripts', async () => {
    const visitor = library.visitor();
    const { body } = await visitor.send('GET', '/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.paths['/books/'].post['x-roles']).toEqual(['office']);
    expect(body.paths['/catalogue/{id}/'].get['x-kind']).toBe('row');
    expect(body.paths['/loans/{uid}/'].post.requestBody.content['application/json'].schema.properties.to).toEqual({
      type: 'string',
      maxLength: 20,
    });
    const ids = Object.values<any>(body.paths).flatMap(methods =>
      Object.values<any>(methods).map(operation => operation.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const [path, methods] of Object.entries<any>(body.paths))
      for (const operation of Object.values<any>(methods)) {
        const named = operation.parameters
          .map((parameter: any) =>
            '$ref' in parameter ? body.components.parameters[parameter.$ref.split('/').at(-1)] : parameter,
          )
          .filter((parameter: any) => parameter.in === 'path')
          .map((parameter: any) => parameter.name);
        expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter));
        expect(Object.keys(operation.responses).filter(status => /^(2\d\d|4XX)$/.test(status)).length).toBeGreaterThan(
          1,
        );
      }
    for (const [, kind, name] of JSON.stringify(body).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g))
      expect(body.components[kind!], `${kind} ${name}`).toHaveProperty(name!);
    const page = await fetch(`${library.url}/api/docs`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).not.toMatch(/<script|style=/);
    expect(html).toContain('/loans/{uid}/');
  });
  it('the events are described by an AsyncAPI document, open to all like the other', async () => {
    const { status, body } = await library.visitor().send('GET', '/asyncapi.json');
    expect([status, body.asyncapi]).toEqual([200, '3.0.0']);
    expect(body.channels).toHaveProperty('library.messages');
  });
  it('the document is sent packed, not again to who has it, and not without end to one address', async () => {
    const own = await testDatabase();
    const quiet = await openLibrary(own.url);
    for (const to of ['/api/v1/openapi.json', '/api/v1/asyncapi.json', '/api/docs']) {
      const whole = await fetch(quiet.url + to, { headers: { 'accept-encoding': 'identity' } });
      const text = await whole.text();
      for (const encoding of ['br', 'gzip']) {
        const packed = await fetch(quiet.url + to, { headers: { 'accept-encoding': encoding } });
        expect([packed.headers.get('content-encoding'), packed.headers.get('etag'), await packed.text()]).toEqual([
          encoding,
          whole.headers.get('etag'),
          text,
        ]);
      }
      const known = await fetch(quiet.url + to, { headers: { 'if-none-match': whole.headers.get('etag')! } });
      expect([known.status, await known.text()]).toEqual([304, '']);
    }
    const asked = await Promise.all(Array.from({ length: 150 }, () => fetch(`${quiet.url}/api/docs`)));
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    await quiet.stop();
    await own.drop();
  });
});

describe('a file of CSV', () => {
  const csv = 'code,title\nA1,Әке\n';
  const form = (parts: Record<string, string | Blob>) => {
    const data = new FormData();
    for (const [part, value] of Object.entries(parts)) data.append(part, value);
    return data;
  };
  const asJson = (text: string, more: object = {}, headers = {}) =>
    office.send('POST', '/book_lists/', { body: { csv: text, ...more }, headers });
  const asCsv = (text: BodyInit, query = '', headers = {}) =>
    office.send('POST', `/book_lists/${query}`, { raw: text, headers: { 'content-type': 'text/csv', ...headers } });
  const asForm = (text: string | Blob, more: Record<string, string> = {}, headers = {}) =>
    office.send('POST', '/book_lists/', {
      raw: form({ ...more, file: text instanceof Blob ? text : new Blob([text]) }),
      headers,
    });

  it('comes in JSON, alone, or in a form, and is the same request in all of them', async () => {
    const answers = [
      await asJson(`${csv}1`, { replace: true, clear: 3, note: 'x' }, { 'idempotency-key': 'list-1' }),
      await asCsv(`${csv}1`, '?replace=true&clear=3&note=x'),
      await asForm(`${csv}1`, { replace: 'true', clear: '3', note: 'x' }),
    ].map(({ status, body }) => [status, status === 200 ? body : body.error.code]);
    expect(answers).toEqual([
      [200, { lines: 3, head: `${csv}1`.slice(0, 20), replace: true, clear: 3, note: 'x', key: false }],
      [409, 'library.lent_already'],
      [409, 'library.lent_already'],
    ]);
    expect((await asCsv(`${csv}22`)).body).toMatchObject({ head: `${csv}22`.slice(0, 20), replace: false, clear: 0 });
    expect((await asForm(`${csv}333`)).body).toMatchObject({
      head: `${csv}333`.slice(0, 20),
      replace: false,
      clear: 0,
    });
  });
  it('is checked, limited and refused alike', async () => {
    const refusals = async (text: string, fields: Record<string, string>) => {
      const answers = [
        await asJson(
          text,
          Object.fromEntries(
            Object.entries(fields).map(([field, value]) => [
              field,
              Number.isNaN(Number(value)) ? value : Number(value),
            ]),
          ),
        ),
        await asCsv(text, `?${new URLSearchParams(fields).toString()}`),
        await asForm(text, fields),
      ];
      return answers.map(({ status, body }) => `${status} ${body.error.code} ${JSON.stringify(body.error.fields)}`);
    };
    expect(new Set(await refusals(csv, { replace: 'perhaps' }))).toEqual(
      new Set(['422 platform.invalid_input {"replace":"wrong_type"}']),
    );
    expect(new Set(await refusals(csv, { clear: '-1' }))).toEqual(
      new Set(['422 platform.invalid_input {"clear":"too_small"}']),
    );
    expect(new Set(await refusals('x'.repeat(1_048_577), {}))).toEqual(new Set(['413 platform.too_large {}']));
    expect((await asForm(new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0, 1, 2, 3])]))).body.head).toContain(
      '\uFFFD',
    );
    expect((await asCsv(new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0, 1]))).body.head).toContain('\uFFFD');
    expect((await office.send('POST', '/book_lists/', { raw: form({ note: 'no file' }) })).body.error).toMatchObject({
      code: 'platform.invalid_input',
      fields: { csv: 'required' },
    });
    expect(
      (await office.send('POST', '/book_lists/', { raw: form({ file: new Blob(['a']), more: new Blob(['b']) }) }))
        .status,
    ).toBe(413);
    expect(
      (
        await office.send('POST', '/book_lists/', {
          raw: '--x\r\ngarbage',
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
        })
      ).status,
    ).toBeLessThan(500);
    expect(
      (
        await office.send('POST', '/book_lists/', {
          raw: csv,
          headers: { 'content-type': 'text/csv', 'x-csrftoken': '' },
        })
      ).body.error.code,
    ).toBe('platform.csrf');
    expect(
      (await student.send('POST', '/book_lists/', { raw: csv, headers: { 'content-type': 'text/csv' } })).status,
    ).toBe(403);
  });
  it('is refused by calls that take none, and documented by those that do', async () => {
    expect((await office.send('POST', '/books/', { raw: csv, headers: { 'content-type': 'text/csv' } })).status).toBe(
      415,
    );
    const { paths } = (await office.send('GET', '/openapi.json')).body;
    expect(Object.keys(paths['/book_lists/'].post.requestBody.content)).toEqual([
      'application/json',
      'text/csv',
      'multipart/form-data',
    ]);
    expect(
      paths['/book_lists/'].post.parameters.flatMap((parameter: { name?: string }) => parameter.name ?? []),
    ).toEqual(['replace', 'clear', 'note']);
    expect(Object.keys(paths['/books/'].post.requestBody.content)).toEqual(['application/json']);
  });
});
