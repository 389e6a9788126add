import { existsSync } from 'node:fs';
import path from 'node:path';
import { prepareInstallation } from './support/portal.ts';
import { figure, machine, printTable, verdict } from './support/report.ts';
import { rowsAt } from './support/rows.ts';
import { checkSeats } from './support/rush.ts';
import { liveTerm, prepareTerm } from './support/whole-term.ts';
import { writeTerm } from './support/term.ts';

/**
 * `npm run bench:term -- [file.xml] [--seed 1]`: a whole term lived through HTTP. Imports it (ITC 2019; without a file an invented one), then every
 * student, in an order shuffled by the seed, registers the wished courses one after the other: other lessons where times clash or seats are taken,
 * else the waiting list. Who still waits gives up, cards are sent, advisors start their reviews and approve. One driver and one seed: the same
 * table, run after run.
 */
const args = process.argv.slice(2);
const seed = Number(args[args.indexOf('--seed') + 1] || 0) || 1;
const given = args.find(arg => arg.endsWith('.xml'));
if (given && !existsSync(given)) throw new Error(`there is no file ${given}`);

const installation = await prepareInstallation();
try {
  const file = given ?? path.join(installation.environment['PORTAL_DATA']!, 'term.xml');
  if (!given) writeTerm(file);
  const term = await prepareTerm(installation, file, seed);
  const server = await installation.serve({}, ['command-service']);
  let result: Awaited<ReturnType<typeof liveTerm>>;
  try {
    result = await liveTerm(server.port, term, seed);
  } finally {
    await server.stop();
  }
  const { outcomes, codes, cards, credits, fingerprint, requests, seconds } = result;
  const seats = checkSeats(
    await rowsAt(installation.url),
    { ...result, perSecond: 0, p50: 0, p95: 0, p99: 0 },
    { students: term.students.length, wishes: [], capacities: term.capacities },
  );
  const wishes = term.students.reduce((sum, student) => sum + student.wishes.length, 0);
  printTable(`${path.basename(file)}, seed ${seed}: what became of it`, [
    { what: 'students', count: term.students.length },
    { what: 'courses', count: term.courses.size },
    { what: 'wishes', count: wishes },
    { what: 'wishes registered', count: outcomes.registered },
    { what: 'wishes on a waiting list', count: outcomes.waiting },
    { what: 'wishes given up for clashes', count: outcomes.clash },
    { what: 'wishes refused for another reason', count: outcomes.refused },
    { what: 'cards sent', count: cards.sent },
    { what: 'cards approved', count: cards.approved },
    { what: 'credits on approved cards', count: credits },
  ]);
  printTable(
    'Attempts refused, by code',
    Object.entries(codes)
      .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
      .map(([code, count]) => ({ code, count })),
  );
  console.log(`\nfingerprint of all cards: ${fingerprint}`);
  console.log(`${figure(requests)} requests in ${figure(seconds)} s (${machine()})\n`);
  verdict('oversold seats', seats.oversold, 0, 'less');
  verdict('acknowledged registrations that are not in the log', seats.lost, 0, 'less');
  verdict(
    'wishes without an outcome',
    wishes - outcomes.registered - outcomes.waiting - outcomes.clash - outcomes.refused,
    0,
    'less',
  );
  verdict('cards sent and not approved', cards.sent - cards.approved, 0, 'less');
} finally {
  await installation.clear();
}
process.exit();
