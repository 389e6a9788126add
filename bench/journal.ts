import { setTimeout as sleep } from 'node:timers/promises';
import { prepareInstallation } from './support/portal.ts';
import { prepareSchool, type School, type SchoolClass, type TypedCell } from './support/classes.ts';
import { figure, machine, percentile, printTable, verdict } from './support/report.ts';
import { singleRowUpdates } from './support/single-updates.ts';
import { generator } from './support/term.ts';
import { drive, Wire } from './support/wire.ts';

/**
 * `npm run bench:journal -- [minutes]`: the end of a lesson. In ten minutes 500 teachers enter their class of 30, cell by cell as the grid sends it, one and a
 * half seconds a cell, while 10,000 students look at their performance and their absences; in fewer minutes as many fewer of both. How long does a cell
 * take, when does the student see it, is anything lost? Then the same teachers enter another class as fast as they go, against single-row durable updates of
 * the same cells in the same database.
 */
const minutes = Number(process.argv[2] ?? 10);
const [teachers, readers] = [Math.round(50 * minutes), Math.round(1000 * minutes)];
const typing = { least: 1000, most: 2000 };
const callers = 64;
const lookEvery = 25;
const random = generator(3);

const installation = await prepareInstallation();
try {
  const preparing = await installation.host(['command-service', 'projection-service']);
  const school = await prepareSchool(preparing, teachers, readers);
  await preparing.stop();
  const server = await installation.serve({}, ['command-service', 'projection-service', 'notification-worker']);
  try {
    const { cells, looks, seen } = await lessonEnds(server.port, school);
    const rush = await asFastAsTheyGo(server.port, school.classes);
    const updates = await singleRowUpdates(
      installation.url,
      Math.min(callers, teachers),
      school.classes.flatMap(one => one.before),
    );
    const lost =
      (await lostOf(server.port, school.classes, 'yesterday')) + (await lostOf(server.port, school.classes, 'before'));
    const row = (what: string, times: readonly number[]) => ({
      what,
      count: times.length,
      'p50 ms': percentile(times, 0.5),
      'p95 ms': percentile(times, 0.95),
      'p99 ms': percentile(times, 0.99),
    });
    printTable(
      `${figure(teachers)} teachers enter a class of 30 in ${minutes} min, ${figure(readers)} students look (${machine()})`,
      [row('a cell', cells), row('until its student sees it', seen), row('a look at one’s performance', looks)],
    );
    printTable(`As fast as they go, ${callers} at once`, [
      { 'cells/s': rush, 'updates/s': updates, ratio: rush / updates },
    ]);
    verdict('a cell, p99 in ms', percentile(cells, 0.99), 150, 'less');
    verdict('until its student sees it, p99 in ms', percentile(seen, 0.99), 1000, 'less');
    verdict('acknowledged cells that are not in the journal', lost, 0, 'less');
    verdict('ratio to single-row durable updates', rush / updates, 0.5, 'more');
  } finally {
    await server.stop();
  }
} finally {
  await installation.clear();
}
process.exit();

async function enter(wire: Wire, { browser }: SchoolClass, { uid, body }: TypedCell): Promise<number> {
  const {
    status,
    ms,
    body: said,
  } = await wire.send('PUT', `/api/v1/journals/edit_mark/${uid}/`, browser, JSON.stringify(body));
  if (status !== 200) throw new Error(`${uid}: ${status} ${said}`);
  return ms;
}

async function lessonEnds(port: number, { classes, students }: School) {
  const window = minutes * 60_000;
  const [cells, looks, seen]: [number[], number[], number[]] = [[], [], []];
  const watching: Promise<void>[] = [];
  const later = (most: number): Promise<void> => sleep(random() * most);
  const path = (of: string): string => `/api/v1/${of}/`;
  async function look(wire: Wire, browser: string, of: string): Promise<string> {
    const { status, ms, body } = await wire.send('GET', path(of), browser);
    if (status !== 200) throw new Error(`${of}: ${status} ${body}`);
    looks.push(ms);
    return body;
  }
  /** Asks again and again whether the student has the absence by now. */
  async function watch(cell: TypedCell, sent: number): Promise<void> {
    const wire = await Wire.open('127.0.0.1', port);
    const session = cell.uid.slice(0, cell.uid.lastIndexOf('.'));
    for (;;) {
      const { body } = await wire.send('GET', path('journals/my_absences'), students.get(cell.student)!);
      if (body.includes(session)) break;
      await sleep(lookEvery);
    }
    seen.push(performance.now() - sent);
    wire.close();
  }
  const teaching = classes.map(async one => {
    await later(Math.max(0, window - one.yesterday.length * typing.most));
    const wire = await Wire.open('127.0.0.1', port);
    for (const cell of one.yesterday) {
      await sleep(typing.least + random() * (typing.most - typing.least));
      const sent = performance.now();
      cells.push(await enter(wire, one, cell));
      if (cell.body.missed && !cell.body.mark) watching.push(watch(cell, sent));
    }
    wire.close();
  });
  const reading = [...students.values()].map(async browser => {
    await later(window);
    const wire = await Wire.open('127.0.0.1', port);
    await look(wire, browser, 'stud_jour/my_performance');
    await look(wire, browser, 'journals/my_absences');
    wire.close();
  });
  await Promise.all([...teaching, ...reading]);
  await Promise.all(watching);
  return { cells, looks, seen };
}

/** Cells per second of the class before: each teacher's in their order, many teachers at once. */
async function asFastAsTheyGo(port: number, classes: readonly SchoolClass[]): Promise<number> {
  const seconds = await drive('127.0.0.1', port, callers, classes, async (wire, one) => {
    for (const cell of one.before) await enter(wire, one, cell);
  });
  return classes.reduce((sum, { before }) => sum + before.length, 0) / seconds;
}

/** Cells that the teacher's grid does not show as they were entered. */
async function lostOf(port: number, classes: readonly SchoolClass[], which: 'yesterday' | 'before'): Promise<number> {
  let lost = 0;
  await drive('127.0.0.1', port, 8, classes, async (wire, { journal, browser, [which]: cells }) => {
    const { body } = await wire.send('GET', `/api/v1/journals/mark_detail/?journal=${journal}`, browser);
    const there = new Map(
      (JSON.parse(body) as { uid: string; mark: string | null; missed: boolean }[]).map(one => [one.uid, one]),
    );
    for (const { uid, body: typed } of cells) {
      const cell = there.get(uid);
      if (cell?.mark !== (typed.mark ?? null) || cell.missed !== (typed.missed ?? false)) lost += 1;
    }
  });
  return lost;
}
