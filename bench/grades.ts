import { rowId, sheetId } from '@portal/event-schemas/grades/ids.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { uid } from './support/catalogue.ts';
import { fluxOf, prepareCourses, seatedIn } from './support/classes.ts';
import { printStatements } from './support/papers.ts';
import { prepareInstallation } from './support/portal.ts';
import { figure, machine, median, printTable, verdict } from './support/report.ts';
import { inTurns, worst } from './support/turns.ts';
import { signIn } from './support/users.ts';
import { drive, type Wire } from './support/wire.ts';

/**
 * `npm run bench:grades -- [rounds]`: sheets of final grades of a term, through HTTP: the list of 5,000 sheets asked by 20 people who look at an answer for a
 * second; how long the office waits when it approves 1,000 rows in one act; and 5,000 statements as PDF, one after the other in the thread that prints.
 * `npm run bench:grades -- papers [count]`: the statements alone.
 */
const size = { courses: 500, fluxes: 10, seats: 4, students: 10_000 };
const users = 20;
const onlyPapers = process.argv[2] === 'papers';
const rounds = onlyPapers ? 0 : Number(process.argv[2] ?? 15);
const papers = onlyPapers ? Number(process.argv[3] ?? 5000) : 5000;
const acts = 3;
const rowsOfAct = 1000;

const { pages, seconds } = await printStatements(papers);
printTable(`Statements as PDF (${machine()})`, [{ statements: papers, pages, 'pages a second': pages / seconds }]);
verdict('pages of statements a second, on one core', pages / seconds, 20, 'more');
if (onlyPapers) process.exit();

const installation = await prepareInstallation();
try {
  const host = await installation.host(['command-service', 'projection-service']);
  const { office, teachers } = await prepare();
  await host.stop();
  const server = await installation.serve({}, ['command-service', 'projection-service']);
  try {
    const sheets = await markAndSend(server.port);
    const approving = await approveAll(server.port, sheets);
    const questions: Record<string, (index: number) => string> = {
      'sheets, first page': () => '',
      'sheets, last page': () => `page=${(size.courses * size.fluxes) / 25 - 1}`,
      'sheets to fill': () => 'tab=to_fill',
      'sheets on check': () => 'tab=on_check',
      'sheets of a department': index => `cathedra=${uid('cathedra', index % 20)}`,
      'sheets with a mark': () => 'mark=B',
      'sheets, search': () => 'q=12',
    };
    const of = (query: string): string => `/journals/final_grades/?page_size=25&${query}`;
    const rows = await inTurns(
      [
        ...Object.entries(questions).map(([name, query]) => ({
          ...{ name, path: (index: number) => of(query(index)), headers: () => office },
        })),
        {
          name: 'own sheets of a teacher',
          path: () => of(''),
          headers: (index: number) => teachers[index % teachers.length]!,
        },
        { name: 'counts of the tabs', path: () => '/journals/all_count_final_grades/', headers: () => office },
      ],
      { port: server.port, url: installation.url, users, rounds },
    );
    printTable(
      `Sheets of final grades: ${figure(size.courses * size.fluxes)} sheets, ${users} users (${machine()})`,
      rows,
    );
    printTable('The office approves', [{ rows: rowsOfAct, acts, 'median ms': median(approving) }]);
    verdict(
      'p95 in ms, worst, of people who look at an answer for a second',
      worst(rows, 'people, p95 ms'),
      50,
      'less',
    );
    verdict(`approving ${rowsOfAct} rows in one act, median in ms`, median(approving), 2000, 'less');
  } finally {
    await server.stop();
  }

  async function prepare() {
    await prepareCourses(host, size);
    await host.waitForReadModels(await host.log.head(), 300_000);
    await host.pool.query('vacuum analyze');
    const numbers = Array.from({ length: size.courses }, (_, number) => number);
    return {
      office: await signIn(host, newId(), ['office']),
      teachers: await Promise.all(numbers.map(number => signIn(host, uid('teacher', number), ['teacher']))),
    };
  }
  async function send(wire: Wire, path: string, headers: string, body: object): Promise<number> {
    const answer = await wire.send('PUT', `/api/v1/journals/${path}/`, headers, JSON.stringify(body));
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return answer.ms;
  }
  /** Teachers mark all rows of the sheets that will be approved, and send them; answers the rows of each sheet. */
  async function markAndSend(port: number): Promise<string[][]> {
    const sheets = Array.from({ length: (acts * rowsOfAct) / size.seats }, (_, number) => {
      const [course, flux] = [number % size.courses, Math.floor(number / size.courses)];
      const sheet = sheetId(uid('course', course), fluxOf(course, flux));
      return { course, sheet, rows: seatedIn(size, course, flux).map(student => rowId(sheet, student)) };
    });
    await drive('127.0.0.1', port, 32, sheets, async (wire, { course, sheet, rows }) => {
      for (const row of rows) await send(wire, `change_mark/${row}`, teachers[course]!, { mark: 'B' });
      await send(wire, 'send_office', teachers[course]!, { sheet });
    });
    return sheets.map(({ rows }) => rows);
  }
  async function approveAll(port: number, sheets: readonly string[][]): Promise<number[]> {
    const all = sheets.flat();
    const times: number[] = [];
    const parts = Array.from({ length: acts }, (_, act) => all.slice(act * rowsOfAct, (act + 1) * rowsOfAct));
    await drive('127.0.0.1', port, 1, parts, async (wire, rows) => {
      const body = { rows: rows.map(row => ({ uid: row })) };
      times.push(await send(wire, 'final_grades/approve', office, body));
    });
    return times;
  }
} finally {
  await installation.clear();
}
process.exit();
