import path from 'node:path';
import { prepareAdvising } from './support/advising.ts';
import { prepareInstallation } from './support/portal.ts';
import { machine, printTable, verdict } from './support/report.ts';
import { statisticsQuestions } from './support/bare-statistics.ts';
import { writeTerm } from './support/term.ts';
import { inTurns, waits, worst } from './support/turns.ts';
import { ask } from './support/users.ts';

/**
 * `npm run bench:statistics`: 20,000 students with cards, 20 users at once: statistics of students and courses, the
 * list of those without courses, waiting lists, the board of the day now and as of past seconds. Statistics by hand in
 * SQL, over the tables of students and cards, stand beside them.
 */
const students = 20_000;
const users = 20;
const rounds = Number(process.argv[2] ?? 20);

const installation = await prepareInstallation();
try {
  const file = path.join(installation.environment['PORTAL_DATA']!, 'term.xml');
  writeTerm(file);
  const host = await installation.host(['command-service', 'projection-service']);
  const { period, office } = await prepareAdvising(host, file, students, 100);
  const {
    rows: [span],
  } = await host.pool.query<{ first: Date; last: Date }>(
    'SELECT min(at) AS first, max(at) AS last FROM registration.board_seconds WHERE study_period = $1',
    [period],
  );
  await host.stop();
  const server = await installation.serve({}, ['command-service', 'projection-service']);
  try {
    const questions = statisticsQuestions(period, office, span!);
    const boards = questions.filter(({ name }) => name.startsWith('board'));
    const rows = await inTurns(questions, { port: server.port, url: installation.url, users, rounds });
    printTable(`${students} students, ${users} users at once, medians of three turns (${machine()})`, rows);
    waits(rows.filter(({ question }) => !boards.some(({ name }) => name === question)));
    verdict('p95 against bare SQL, worst', worst(rows, 'ratio'), 1.5, 'less');
    const alone = await ask(
      server.port,
      1,
      boards.flatMap(({ path: pathOf, headers }) =>
        Array.from({ length: 100 }, (_, index) => ({ path: pathOf(index), headers: headers(index) })),
      ),
    );
    verdict('board as of any second, asked by one, p99 in ms', alone.p99, 100, 'less');
  } finally {
    await server.stop();
  }
} finally {
  await installation.clear();
}
process.exit();
