import { setTimeout as sleep } from 'node:timers/promises';
import { skipOtherReadModels, uidOf, writeLongLog } from './support/long-log.ts';
import { prepareInstallation } from './support/portal.ts';
import { figure, machine, printTable, verdict } from './support/report.ts';
import { ask, signIn } from './support/users.ts';

/**
 * `npm run bench:audit [-- <events> <rounds>]`: a log of a million small events. Measures how fast the audit's read
 * model is built, and how long pages of histories take through HTTP, one reader at a time and eight at once: by record,
 * person, course, account, type, period, and mixtures. States as of a moment: `bench:past`.
 */
const total = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 60);
const atOnce = 8;
const asked = 50;

const installation = await prepareInstallation();
try {
  // Tables first, then the log, then who reads it: nobody is told of what is written past the portal.
  await (await installation.host(['projection-service'])).stop();
  const started = performance.now();
  await writeLongLog(installation.url, total);
  console.log(`${figure(total)} events written in ${figure((performance.now() - started) / 1000)} s`);
  await skipOtherReadModels(installation.url);
  const built = performance.now();
  const host = await installation.host(['projection-service']);
  const head = await host.log.head();
  const position = async () =>
    Number(
      (
        await host.pool.query<{ position: string }>(
          `select position from platform.checkpoints where name = 'audit.events' and stage = 'live'`,
        )
      ).rows[0]!.position,
    );
  while ((await position()) < head) await sleep(100);
  const perSecond = total / ((performance.now() - built) / 1000);
  await host.pool.query('vacuum analyze audit.events, audit.streams, audit.kinds, audit.hours, audit.requests');
  const auditor = await signIn(host, '0198c0de-0000-7000-8000-00000000a0d1', ['auditor']);
  const uids = async (letter: string, many: number) =>
    (
      await host.pool.query<{ uid: string }>(
        `select ${uidOf(letter, 0).replace(`'${letter}0'`, `'${letter}' || n`)} as uid from generate_series(0, ${many - 1}) as n`,
      )
    ).rows.map(row => row.uid);
  const [people, offerings, staff] = await Promise.all([
    uids('s', rounds),
    uids('o', rounds),
    uids('a', Math.min(rounds, 100)),
  ]);
  await host.stop();

  const server = await installation.serve({}, ['projection-service']);
  try {
    const day = (index: number) => new Date(Date.parse('2026-01-12') + index * 86_400_000).toISOString().slice(0, 10);
    const questions: Record<string, (index: number) => Record<string, string>> = {
      'latest events': () => ({}),
      'oldest events': () => ({ sort: 'position' }),
      'by record (card)': index => ({ aggregate: 'study_card', person: people[index % people.length]! }),
      'by record (course)': index => ({ stream: `course_offering-${offerings[index % offerings.length]}` }),
      'by person': index => ({ person: people[index % people.length]! }),
      'by course': index => ({ course: offerings[index % offerings.length]! }),
      'by account': index => ({ actor: staff[index % staff.length]! }),
      'by type': () => ({ type: 'CardApproved' }),
      'by two types': () => ({ type: 'CardApproved,SeatsTaken' }),
      'by day': index => ({ at_from: day(index), at_to: day(index) }),
      'by type and day': index => ({ type: 'CardApproved', at_from: day(index), at_to: day(index) }),
      'by account and type and day': index => ({
        actor: staff[index % staff.length]!,
        type: 'CardApproved',
        at_from: day(index),
        at_to: day(index + 30),
      }),
      'by course, page 20': index => ({ course: offerings[index % offerings.length]!, page: '19' }),
    };
    const rows: Record<string, string | number>[] = [];
    let worst = 0;
    for (const [question, filter] of Object.entries(questions)) {
      const requests = Array.from({ length: rounds }, (_, index) => ({
        path: `/audit/events/?${new URLSearchParams({ page_size: '25', ...filter(index) })}`,
        headers: auditor,
      }));
      await ask(server.port, 1, requests.slice(0, 10));
      const alone = await ask(server.port, 1, requests);
      const together = await ask(server.port, atOnce, [...requests, ...requests]);
      worst = Math.max(worst, alone.p95);
      rows.push({
        question,
        'p50 ms': alone.p50,
        'p95 ms': alone.p95,
        [`p50 ms, ${atOnce} at once`]: together.p50,
        [`p95 ms, ${atOnce} at once`]: together.p95,
      });
    }
    for (const question of ['bulk', 'by_others', 'after_deadline', 'log_in_as', 'refused']) {
      const requests = Array.from({ length: 10 }, () => ({
        path: `/audit/questions/${question}/?page_size=25`,
        headers: auditor,
      }));
      await ask(server.port, 1, requests.slice(0, 2));
      const alone = await ask(server.port, 1, requests);
      rows.push({
        question: `question: ${question}`,
        'p50 ms': alone.p50,
        'p95 ms': alone.p95,
        [`p50 ms, ${atOnce} at once`]: '',
        [`p95 ms, ${atOnce} at once`]: '',
      });
    }
    printTable(`Pages of 25 events in words, log of ${figure(total)} events (${machine()})`, rows);
    console.log(`\nread model of the audit built at ${figure(perSecond)} events/s`);
    verdict('a page of a history, p95 in ms, worst', worst, asked, 'less');
  } finally {
    await server.stop();
  }
} finally {
  await installation.clear();
}
process.exit();
