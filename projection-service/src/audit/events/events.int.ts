import { chain, eventChanges, loggedEvent, subjectFound } from '@portal/event-schemas/audit/history.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { client, type Client } from '../../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { allSentences } from '../sentences.ts';

const page = z.object({ results: z.array(loggedEvent), count: z.int(), next: z.string().nullable() });
type Query = Record<string, string | number>;
let portal: TestPortal;
let auditor: Client, advisor: Client, student: Client;

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [auditor, advisor, student] = (await Promise.all(
    ['auditor', 'advisor', 'student'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client];
  await portal.host.waitForReadModels(await portal.host.log.head(), 60_000);
}, 180_000);
afterAll(() => portal?.stop());

const history = async (query: Query, as = auditor) => {
  const answer = await as.get('/audit/events/', { page_size: 50, ...query });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return page.parse(answer.body);
};
const first = async <R extends object>(sql: string, values: unknown[] = []): Promise<R> =>
  (await portal.host.pool.query<R>(sql, values)).rows[0]!;
const busyCard = () =>
  first<{ stream: string; person: string }>(
    `select stream, person from audit.streams where aggregate = 'study_card' order by events desc, stream limit 1`,
  );

describe('the history of everything', () => {
  it('has every event of the log, newest first, whatever module it is of', async () => {
    const { results, count } = await history({});
    const head = await portal.host.log.head();
    expect(results[0]!.position).toBe(head);
    expect(results.map(event => event.position)).toEqual(
      results.map(event => event.position).toSorted((a, b) => b - a),
    );
    const { events } = await first<{ events: number }>('select count(*)::int as events from log.events');
    expect(count).toBe(Math.min(events, 10_000));
    expect(await first('select count(*)::int as events from audit.events')).toEqual({ events });
  });

  it('goes from the oldest on when asked', async () => {
    const oldest = await history({ sort: 'position' });
    const { position } = await first<{ position: number }>('select min(position)::int as position from log.events');
    expect(oldest.results[0]!.position).toBe(position);
  });

  it('tells every type of the product in a sentence of its own', () => {
    const silent = Object.keys(portal.host.catalogue).filter(type => !(type in allSentences));
    expect(silent).toEqual([]);
  });
});

describe('filters', () => {
  it('by record: the whole stream and nothing else', async () => {
    const { stream } = await busyCard();
    const { results, count } = await history({ stream, page_size: 100 });
    const logged = await portal.host.log.read(stream);
    expect(results.map(event => event.event_id)).toEqual(logged.toReversed().map(event => event.meta.event_id));
    expect(count).toBe(logged.length);
  });

  it('by person: what concerns them and what they did, each once', async () => {
    const { person } = await busyCard();
    const { results } = await history({ person, page_size: 100 });
    expect(results.length).toBeGreaterThan(3);
    for (const event of results) expect([event.person?.uid, event.actor.uid]).toContain(person);
    expect(new Set(results.map(event => event.position)).size).toBe(results.length);
    expect(new Set(results.map(event => event.aggregate)).size).toBeGreaterThan(1);
    const { events } = await first<{ events: number }>(
      'select count(*)::int as events from audit.events where person = $1 or actor = $1',
      [person],
    );
    expect((await history({ person })).count).toBe(events);
  });

  it('by course: its seats and the cards that it is on', async () => {
    const { course } = await first<{ course: string }>(
      `select course from audit.events where course is not null group by course order by count(*) desc, course limit 1`,
    );
    const { results } = await history({ course, page_size: 100, sort: 'position' });
    expect(results.every(event => event.course?.uid === course)).toBe(true);
    expect(new Set(results.map(event => event.aggregate))).toContain('course_offering');
  });

  it('by actor, type, command and period, all at once', async () => {
    const { actor, type, command, at } = await first<{ actor: string; type: string; command: string; at: Date }>(
      `select e.actor, k.type, k.command, e.at from audit.events e
        join audit.kinds k on k.id = e.kind
        where e.person is distinct from e.actor
        order by e.position desc limit 1`,
    );
    const moment = new Date(at).toISOString();
    const { results, count } = await history({ actor, type, command, at_from: moment, at_to: moment });
    expect(count).toBeGreaterThan(0);
    for (const event of results) expect(event).toMatchObject({ type, command, actor: { uid: actor }, at: moment });
    const { events } = await first<{ events: number }>(
      `select count(*)::int as events from audit.events e
        join audit.kinds k on k.id = e.kind
        where e.actor = $1 and k.type = $2 and k.command = $3 and e.at = $4`,
      [actor, type, command, at],
    );
    expect(count).toBe(events);
  });

  it('of several types go together in the order of the log', async () => {
    const { results } = await history({ type: 'CourseAddedToCard,SeatsTaken', page_size: 20 });
    expect(new Set(results.map(event => event.type))).toEqual(new Set(['CourseAddedToCard', 'SeatsTaken']));
    expect(results.map(event => event.position)).toEqual(
      results.map(event => event.position).toSorted((a, b) => b - a),
    );
  });

  it('by day take the whole day in the university’s time zone', async () => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: portal.config.timeZone }).format(portal.host.clock.now());
    expect((await history({ at_from: day, at_to: day })).count).toBeGreaterThan(0);
    expect((await history({ at_from: '2001-01-01', at_to: '2001-01-02' })).count).toBe(0);
  });

  it('page by page leave nothing out and repeat nothing', async () => {
    const { person } = await busyCard();
    const whole = (await history({ person, page_size: 100 })).results.map(event => event.position);
    const pages = [];
    for (let at = 0; at * 7 < whole.length; at++)
      pages.push(...(await history({ person, page: at, page_size: 7 })).results.map(event => event.position));
    expect(pages).toEqual(whole);
    const next = (await history({ person, page_size: 7, before: whole[6]! })).results.map(event => event.position);
    expect(next).toEqual(whole.slice(7, 14));
  });

  it('that make no sense are refused by name', async () => {
    for (const [name, value] of [
      ['at_from', 'yesterday'],
      ['before', 'x'],
      ['colour', 'red'],
    ] as const) {
      const answer = await auditor.get('/audit/events/', { [name]: value });
      expect(answer.status, name).toBe(422);
      expect(Object.keys(answer.body.error.fields), name).toContain(name);
    }
  });
});

describe('one event', () => {
  it('is shown with everything recorded of it', async () => {
    const [event] = (await history({ page_size: 1 })).results;
    expect(loggedEvent.parse((await auditor.get(`/audit/events/${event!.position}/`)).body)).toEqual(event);
    expect((await auditor.get('/audit/events/999999999/')).body.error.code).toBe('audit.event_not_found');
  });

  it('tells what it changed, before and after', async () => {
    const { stream } = await busyCard();
    const [last] = (await history({ stream, page_size: 1 })).results;
    const [change] = z
      .array(eventChanges)
      .parse((await auditor.get('/audit/changes/', { positions: String(last!.position) })).body);
    const states = await Promise.all(
      [last!.version - 1, last!.version].map(
        async version => (await auditor.get(`/audit/streams/${stream}/state/`, { version })).body.state,
      ),
    );
    expect(change!.changes!.length).toBeGreaterThan(0);
    const at = (state: any, path: string) => path.split('.').reduce((value, key) => value?.[key], state) ?? null;
    for (const { path, then, now } of change!.changes!)
      expect([then, now]).toEqual(states.map(state => at(state, path)));
  });

  it('of a record has the previous value of each changed field', async () => {
    const { uid, name } = await first<{ uid: string; name: object }>(
      'select uid, name from curriculum.faculties limit 1',
    );
    const office = await client(portal.url).login('office');
    const changed = await office.put(`/curriculum/faculties/${uid}/`, {
      name: { ...name, en: 'Renamed for the auditor' },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBeLessThan(300);
    await portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
    const [event] = (await history({ stream: `faculty-${uid}`, page_size: 1 })).results;
    const [change] = z
      .array(eventChanges)
      .parse((await auditor.get('/audit/changes/', { positions: String(event!.position) })).body);
    expect(change!.changes).toContainEqual(expect.objectContaining({ now: 'Renamed for the auditor' }));
  });
});

describe('requests', () => {
  it('are counted as their events come: how many events, and how often they came to another record', async () => {
    const { rows } = await portal.host.pool.query<{
      correlation_id: string;
      events: number;
      records: number;
      counted_events: number;
      streams: number;
    }>(
      `select e.correlation_id, r.events, r.records, count(*)::int as counted_events, count(distinct e.stream)::int as streams
       from audit.events e left join audit.requests r using (correlation_id) group by 1, 2, 3`,
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { events, records, counted_events, streams } of rows) {
      expect(events).toBe(counted_events);
      expect(records).toBeGreaterThanOrEqual(streams);
    }
    const largest = rows.toSorted((one, other) => other.streams - one.streams)[0]!;
    expect(largest.records).toBe(largest.streams);
  });

  it('that were bulk changes are asked for by number of records, who asked and when', async () => {
    const { correlation_id, actor, at, records } = await first<{
      correlation_id: string;
      actor: string;
      at: Date;
      records: number;
    }>('select correlation_id, actor, at, records from audit.requests order by records desc, correlation_id limit 1');
    const ask = async (query: Record<string, string | number>) =>
      (await auditor.get('/audit/questions/bulk/', { page_size: 100, ...query })).body.results.map(
        (row: { correlation_id: string }) => row.correlation_id,
      );
    const moment = new Date(at).toISOString();
    expect(await ask({ minimum: records, actor, at_from: moment, at_to: moment })).toContain(correlation_id);
    expect(await ask({ minimum: records, actor: 'nobody' })).toEqual([]);
    expect(await ask({ minimum: records, at_from: new Date(Date.parse(moment) + 1000).toISOString() })).not.toContain(
      correlation_id,
    );
  });

  it('that were bulk changes tell how they began, on the page and in the file', async () => {
    const [row] = (await auditor.get('/audit/questions/bulk/', { page_size: 1 })).body.results;
    expect(row.sentence).toBe(
      (await history({ correlation_id: row.correlation_id, sort: 'position', page_size: 1 })).results[0]!.sentence,
    );
  });

  it('that the portal made by itself bear its name in the language of who asked', async () => {
    const { correlation_id } = await first<{ correlation_id: string }>(
      `select correlation_id from audit.requests where actor = 'system' and records > 1 order by records desc, correlation_id limit 1`,
    );
    const russian = await client(portal.url, 'ru').login('auditor');
    for (const [reader, name] of [
      [auditor, 'The portal'],
      [russian, 'Портал'],
    ] as const) {
      const rows: { correlation_id: string; actor: object }[] = (
        await reader.get('/audit/questions/bulk/', { page_size: 100, minimum: 2, actor: 'system' })
      ).body.results;
      expect(rows.find(row => row.correlation_id === correlation_id)?.actor).toEqual({
        uid: 'system',
        display_name: name,
      });
    }
  });
});

describe('the causes', () => {
  it('gather what came of one request', async () => {
    const { correlation_id } = await first<{ correlation_id: string }>(
      'select correlation_id from audit.events group by 1 having count(*) between 2 and 20 order by max(position) desc limit 1',
    );
    const found = chain.parse((await auditor.get(`/audit/causes/${correlation_id}/`)).body);
    expect(found.links.flatMap(link => link.events.map(event => event.correlation_id))).toEqual(
      Array(found.count).fill(correlation_id),
    );
    expect(found.whole).toBe(true);
    expect((await auditor.get('/audit/causes/nothing-of-the-kind/')).body.error.code).toBe('audit.chain_not_found');
  });
});

describe('the search', () => {
  it('finds people, courses, types, records, requests and events', async () => {
    const kinds = async (q: string) =>
      z
        .array(subjectFound)
        .parse((await auditor.get('/audit/subjects/', { q })).body)
        .map(found => found.kind);
    const { last_name } = await first<{ last_name: string }>('select last_name from curriculum.students limit 1');
    const { code } = await first<{ code: string }>('select code from registration.offerings order by code limit 1');
    const { stream } = await busyCard();
    const { correlation_id, position } = await first<{ correlation_id: string; position: string }>(
      'select correlation_id, position from audit.events order by position desc limit 1',
    );
    expect(await kinds(last_name)).toContain('person');
    expect(await kinds(code)).toContain('course');
    expect(await kinds('CardApp')).toContain('type');
    expect(await kinds(stream)).toEqual(['stream']);
    expect(await kinds(correlation_id)).toEqual(['correlation_id']);
    expect(await kinds(`#${position}`)).toContain('event');
    const { person } = await busyCard();
    const named = z
      .array(subjectFound)
      .parse((await auditor.get('/audit/subjects/', { kind: 'person', value: person })).body);
    expect(named).toEqual([expect.objectContaining({ value: person })]);
    expect(named[0]!.title).not.toBe(person);
    const types = async (query: Query, as = auditor) =>
      z.array(subjectFound).parse((await as.get('/audit/subjects/', { kind: 'type', ...query })).body);
    expect((await types({})).length).toBeGreaterThan(10);
    const russian = await client(portal.url, 'ru').login('auditor');
    const [approved] = await types({ q: 'утверждает карточку' }, russian);
    expect(approved).toMatchObject({ value: 'CardApproved' });
    expect(await types({ value: 'CardApproved' }, russian)).toEqual([
      expect.objectContaining({ title: approved!.title }),
    ]);
    expect(approved!.title).toBe('Карточка регистрации · утверждает карточку');
    const titles = (await types({}, russian)).map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(titles.filter(title => title.endsWith('…'))).toEqual([]);
  });
});

describe('an advisor', () => {
  it('sees the records of their own students alone', async () => {
    const { results, count } = await history({ page_size: 100 }, advisor);
    expect(count).toBeGreaterThan(0);
    const { uid } = await first<{ uid: string }>(`select uid from identity.accounts where login = 'advisor'`);
    const own = new Set(
      (
        await portal.host.pool.query<{ uid: string }>('select uid from curriculum.students where advisor = $1', [uid])
      ).rows.map(row => row.uid),
    );
    for (const event of results) expect(own).toContain(event.person?.uid);
    const { person } = await first<{ person: string }>(
      `select person from audit.streams s
        join curriculum.students st on st.uid = s.person
        where aggregate = 'study_card' and st.advisor is distinct from $1
        limit 1`,
      [uid],
    );
    expect((await history({ person }, advisor)).count).toBe(0);
    const { position } = await first<{ position: string }>(
      `select position from audit.events e join audit.streams s on s.id = e.stream where s.aggregate = 'study_card' and s.person = $1 limit 1`,
      [person],
    );
    for (const call of [`/audit/events/${position}/`, `/audit/changes/?positions=${position}`])
      expect((await advisor.get(call)).body.error.code, call).toBe('audit.not_your_student');
  });

  it('and a student sees nothing', async () => expect((await student.get('/audit/events/')).status).toBe(403));
});

describe('an export', () => {
  async function fileOf(query: Query, as = auditor): Promise<string> {
    const { job } = (await as.get('/audit/events/', { ...query, export: 'csv' })).body;
    await expect.poll(async () => (await as.get(`/exports/${job}/`)).body.status, { timeout: 60_000 }).toBe('ready');
    return ((await as.get(`/exports/${job}/file/`)).body as string).replace('\uFEFF', '').replaceAll('""', '\u201D');
  }
  /** Rows of the file by the headers of its columns. */
  async function tableOf(query: Query, as: Client): Promise<Record<string, string>[]> {
    const cells = (line: string): string[] =>
      [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
    const [headers, ...lines] = (await fileOf(query, as)).split('\r\n').filter(Boolean).map(cells);
    return lines.map(line => Object.fromEntries(headers!.map((header, index) => [header, line[index] ?? ''])));
  }

  it('has the sentences in the language of who asked', async () => {
    const { stream } = await busyCard();
    const text = await fileOf({ stream });
    const { results } = await history({ stream, page_size: 100 });
    for (const { sentence } of results.slice(0, 5)) expect(text).toContain(sentence);
  });

  it('says what changed, who by their roles and of which record in the words of the pages', async () => {
    const office = await client(portal.url).login('office');
    const { uid, name } = await first<{ uid: string; name: string }>(
      `select uid, concat_ws(' ', last_name, first_name) as name from curriculum.students where study_form <> 'evening' order by code limit 1`,
    );
    expect(
      (await office.put(`/curriculum/students/${uid}/`, { study_form: 'evening', citizenship: 'KG' })).status,
    ).toBeLessThan(300);
    await portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
    for (const [language, words] of [
      [
        'ru',
        ['Форма обучения: Вечерняя', 'Гражданство: Кыргызстан', roleNames.office.ru, `Сведения о студенте · ${name}`],
      ],
      ['kk', ['Оқу нысаны: Кешкі', 'Азаматтығы: Қырғызстан', roleNames.office.kk, `Студент туралы мәлімет · ${name}`]],
    ] as const) {
      const [changed] = (
        await fileOf(
          { stream: `student-${uid}`, type: 'StudentChanged' },
          await client(portal.url, language).login('auditor'),
        )
      )
        .split('\r\n')
        .slice(1);
      for (const word of words) expect(changed).toContain(word);
    }
  });

  it('has neither ids nor codes where people read words', async () => {
    const { results, count } = await history({ page_size: 1 });
    expect(results).toHaveLength(Math.min(count, 1));
    // A log-in name is a word of its own.
    const logins = /«\w+»|Логин( ·|:) \w+/g;
    const raw = /[0-9a-f]{8}-[0-9a-f]{4}-|(?<![\w@./-])[a-z]+_[a-z_]+(?![\w@])|(?<![\w-])[A-Z]+_[A-Z_]+|: [a-z]+(;|$)/;
    const columns = ['Что произошло', 'Кто', 'Роли', 'Запись', 'Значения'];
    const rows = await tableOf({}, await client(portal.url, 'ru').login('auditor'));
    expect(rows.length).toBeGreaterThan(500);
    const found = rows.flatMap(row =>
      columns
        .filter(column => raw.test(row[column]!.replaceAll(logins, '')))
        .map(column => `${row['Тип события']} ${column}: ${row[column]}`),
    );
    expect([...new Map(found.map(one => [one.split(':')[0], one])).values()]).toEqual([]);
  });
});
