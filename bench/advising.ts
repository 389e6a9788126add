import path from 'node:path';
import { prepareAdvising } from './support/advising.ts';
import { advisingQuestions } from './support/bare-advising.ts';
import { prepareInstallation } from './support/portal.ts';
import { machine, printTable, verdict } from './support/report.ts';
import { writeTerm } from './support/term.ts';
import { inTurns, waits, worst } from './support/turns.ts';

/**
 * `npm run bench:advising`: 20,000 cards of 100 advisors, 20 users at once: the advisor's own list, the counts by status, the list of advisors, the
 * report in sums, the office's lists of students and courses, each against the bare SQL of the same question from as many callers in the same run.
 */
const students = 20_000;
const advisors = 100;
const users = 20;
const rounds = Number(process.argv[2] ?? 20);

const installation = await prepareInstallation();
try {
  const file = path.join(installation.environment['PORTAL_DATA']!, 'term.xml');
  writeTerm(file);
  const host = await installation.host(['command-service', 'projection-service']);
  const made = await prepareAdvising(host, file, students, advisors);
  await host.stop();
  const server = await installation.serve({}, ['command-service', 'projection-service']);
  try {
    const rows = await inTurns(advisingQuestions(made), { port: server.port, url: installation.url, users, rounds });
    printTable(
      `${students} cards of ${advisors} advisors, ${users} users at once, medians of three turns (${machine()})`,
      rows,
    );
    waits(rows);
    verdict('p95 against bare SQL, worst', worst(rows, 'ratio'), 1.5, 'less');
  } finally {
    await server.stop();
  }
} finally {
  await installation.clear();
}
process.exit();
