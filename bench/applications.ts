import { prepareApplications } from './support/applications.ts';
import { applicationQuestions } from './support/bare-applications.ts';
import { prepareInstallation } from './support/portal.ts';
import { machine, printTable, verdict } from './support/report.ts';
import { inTurns, waits, worst } from './support/turns.ts';
import { ask } from './support/users.ts';

/**
 * `npm run bench:applications`: 20,000 applications of 5,000 students and 100 advisors, 20 users at once: one's own
 * list, queues of reviewers, what they handled, the office's list and search, one application, each against the bare
 * SQL of the same question from as many callers in the same run; then the statistics.
 */
const rounds = Number(process.argv[2] ?? 12);
const applications = Number(process.argv[3] ?? 20_000);
const [students, advisors, users] = [applications / 4, 100, 20];

const installation = await prepareInstallation();
try {
  const host = await installation.host(['command-service', 'projection-service']);
  const made = await prepareApplications(host, applications, students, advisors);
  await host.stop();
  const server = await installation.serve({}, ['command-service', 'projection-service']);
  try {
    const rows = await inTurns(applicationQuestions(made), { port: server.port, url: installation.url, users, rounds });
    printTable(
      `${applications} applications of ${students} students and ${advisors} advisors, ${users} users at once, medians of three turns (${machine()})`,
      rows,
    );
    waits(rows);
    verdict('p95 against bare SQL, worst', worst(rows, 'ratio'), 1.5, 'less');
    const alone = await ask(
      server.port,
      1,
      Array.from({ length: 40 }, () => ({ path: '/studapps/statistics/', headers: made.office })),
    );
    verdict('statistics of all waypoints, asked by one, p95 in ms', alone.p95, 200, 'less');
  } finally {
    await server.stop();
  }
} finally {
  await installation.clear();
}
process.exit();
