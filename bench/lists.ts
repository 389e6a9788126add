import path from 'node:path';
import { loadTools } from '@portal/platform/host/load-services.ts';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { bareLists } from './support/bare-list.ts';
import { inParallel } from './support/history.ts';
import { prepareInstallation } from './support/portal.ts';
import { machine, printTable, verdict } from './support/report.ts';
import { writeTerm } from './support/term.ts';
import { inTurns, waits, worst, type Question } from './support/turns.ts';
import { signIn } from './support/users.ts';

/**
 * `npm run bench:lists`: the office's list of 20,000 students through HTTP, 20 users at once, in both dialects, against the bare SQL of the same
 * questions from the same number of callers in the same run; then the course list of 20 students who choose (212 courses).
 */
const students = 20_000;
const users = 20;
const rounds = Number(process.argv[2] ?? 20);

const installation = await prepareInstallation();
try {
  const file = path.join(installation.environment['PORTAL_DATA']!, 'term.xml');
  writeTerm(file);
  const { period, office, browsers, offerings } = await prepare(file);
  const server = await installation.serve({}, ['command-service', 'projection-service']);
  try {
    const rows = await inTurns(bareLists(period, office), { port: server.port, url: installation.url, users, rounds });
    printTable(`List of ${students} students, ${users} users at once, medians of three turns (${machine()})`, rows);
    const asStudents = (name: string, path: (index: number) => string): Question => ({
      name,
      path,
      headers: index => browsers[index % browsers.length]!,
    });
    const choosing = await inTurns(
      [
        asStudents('side_bar_list', () => '/organizations/side_bar_list/'),
        asStudents('info_table', index => `/organizations/info_table/?course=${offerings[index % offerings.length]}`),
      ],
      { port: server.port, url: installation.url, users, rounds },
    );
    printTable(`Choosing among ${offerings.length} courses, ${users} students at once`, choosing);
    verdict('p95 of the list against bare SQL, worst', worst(rows, 'ratio'), 1.5, 'less');
    waits([...rows, ...choosing]);
  } finally {
    await server.stop();
  }
} finally {
  await installation.clear();
}
process.exit();

/** Imports the term and adds students like its own, up to the number; signs in the office and some students. */
async function prepare(
  file: string,
): Promise<{ period: string; office: string; browsers: string[]; offerings: string[] }> {
  const host = await installation.host(['command-service', 'projection-service']);
  try {
    const { import: importTool } = await loadTools();
    if ((await importTool!(['itc2019', file, '--open'], host)) !== 0) throw new Error('the import failed');
    await host.waitForReadModels(await host.log.head(), 60_000);
    const { rows: known } = await host.pool.query<{ uid: string }>('select * from curriculum.students order by code');
    await addStudents(host, known);
    await host.waitForReadModels(await host.log.head(), 60_000);
    await host.pool.query('analyze');
    const { rows } = await host.pool.query<{ uid: string }>('select uid from registration.offerings order by code');
    const browsers = await Promise.all(known.slice(0, 200).map(({ uid }) => signIn(host, uid, ['student'])));
    const {
      rows: [term],
    } = await host.pool.query<{ uid: string }>('select uid from curriculum.study_periods');
    return {
      period: term!.uid,
      office: await signIn(host, newId(), ['office']),
      browsers,
      offerings: rows.map(({ uid }) => uid),
    };
  } finally {
    await host.stop();
  }
}

async function addStudents(host: RunningHost, known: readonly { uid: string }[]): Promise<void> {
  const create = host.commands.get('CreateStudent')!;
  const context = { actor: { id: 'system', roles: ['system'] }, locale: 'ru' as const, correlation_id: newId() };
  const names = [
    'Ахметова',
    'Әбдіров',
    'Иванов',
    'Ким',
    'Өмірбек',
    'Сулейменова',
    'Токтогулова',
    'Үсенова',
    'Цой',
    'Юсупова',
  ];
  await inParallel(
    Array.from({ length: students - known.length }, (_, index) => index),
    async index => {
      const data = {
        ...known[index % known.length]!,
        uid: newId(),
        code: `more-${index}`,
        last_name: names[index % names.length]!,
        first_name: names[(index * 7) % names.length]!,
      };
      const outcome = await host.dispatcher.dispatch(create, data, context);
      if (!outcome.ok) throw new Error(outcome.rejection.code);
    },
  );
}
