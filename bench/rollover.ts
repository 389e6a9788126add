import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rollOverParts } from '@portal/event-schemas/offerings/rollover/codes.ts';
import type { RollOverPreview, RollOverView } from '@portal/event-schemas/offerings/rollover/views.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { loadTools } from '@portal/platform/host/load-services.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { prepareInstallation } from './support/portal.ts';
import { machine, printTable, verdict } from './support/report.ts';
import { writeTerm } from './support/term.ts';
import { signIn } from './support/users.ts';
import { Wire } from './support/wire.ts';

/**
 * `npm run bench:rollover [-- file.xml]`: the next term out of a real one (ITC 2019; without a file an invented one), through HTTP and the job queue: what the
 * preview takes, the roll-over, the same again (which has nothing to make), its undoing, and how much memory the portal has meanwhile.
 */
const [given] = process.argv.slice(2);
if (given && !existsSync(given)) throw new Error(`there is no file ${given}`);
const asked = 60;
/** Megabytes that the portal may grow by from the first roll-over to the last: its caches fill, and no more. */
const growth = 200;

const installation = await prepareInstallation();
try {
  const file = given ?? path.join(installation.environment['PORTAL_DATA']!, 'term.xml');
  if (!given) writeTerm(file);
  const { office, terms } = await prepare(file);
  const server = await installation.serve({}, ['command-service', 'projection-service', 'notification-worker']);
  const memory = (): number =>
    Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    );
  try {
    const wire = await Wire.open('127.0.0.1', server.port);
    let seen = '';
    const call = async <T>(method: string, address: string, body?: object): Promise<T> => {
      const target = `/api/v1/rollovers/${address}`;
      const answer = await wire.send(method, target, office + seen, body && JSON.stringify(body));
      if (answer.status >= 300) throw new Error(`${method} ${address}: ${answer.status} ${answer.body}`);
      const position = /x-portal-position: (\d+)/i.exec(answer.headers)?.[1];
      if (position) seen = `x-portal-position: ${position}\r\n`;
      return (answer.body ? JSON.parse(answer.body) : undefined) as T;
    };
    const body = { ...terms, copies: rollOverParts };
    const rows: Record<string, string | number>[] = [];
    const timed = async <T>(what: string, work: () => Promise<T>, said: (done: T) => object): Promise<number> => {
      const began = performance.now();
      const done = await work();
      const seconds = (performance.now() - began) / 1000;
      rows.push({ step: what, seconds, ...said(done), 'RSS MB': memory() });
      return seconds;
    };
    const until = async (uid: string, stage: RollOverView['stage']): Promise<RollOverView> => {
      const sizes: number[] = [];
      for (;;) {
        const view = await call<RollOverView>('GET', `${uid}/`);
        sizes.push(memory());
        if (view.stage === stage) {
          console.log(`${stage}: RSS in MB, every half second: ${sizes.join(' ')}`);
          return view;
        }
        await new Promise(resolve => setTimeout(resolve, 500));
      }
    };
    const roll = async () => until((await call<{ uid: string }>('POST', '', body)).uid, 'finished');
    let first = '';
    let wanted = 0;
    const copies = ({ copied, drafts }: RollOverView) => ({ courses: copied!, drafts });
    await timed(
      'preview',
      () => call<RollOverPreview>('POST', 'preview/', body),
      ({ copied }) => {
        wanted = copied;
        return { courses: copied, drafts: 0 };
      },
    );
    const before = memory();
    const seconds = await timed('roll-over', roll, view => {
      first = view.uid;
      return copies(view);
    });
    const made = rows.at(-1)!['drafts'] as number;
    await timed('the same again', roll, copies);
    const again = rows.at(-1)!['courses'] as number;
    await timed(
      'undo',
      async () => {
        await call('POST', `${first}/undo/`);
        return until(first, 'undone');
      },
      ({ taken_back, drafts }) => ({ courses: taken_back!, drafts }),
    );
    const left = rows.at(-1)!['drafts'] as number;
    await timed('roll-over anew', roll, copies);
    printTable(`${path.basename(file)}: the next term (${machine()})`, rows);
    verdict('seconds of the roll-over', seconds, asked, 'less');
    verdict('courses that are missing', wanted - made, 0, 'less');
    verdict('courses made twice, or left by the undoing', again + left, 0, 'less');
    verdict('megabytes of growth', memory() - before, growth, 'less');
  } finally {
    await server.stop();
  }
} finally {
  await installation.clear();
}
process.exit();

/** Imports the term, adds the one after it; answers the office's headers. */
async function prepare(file: string) {
  const host = await installation.host(['command-service', 'projection-service']);
  try {
    const { import: importTool } = await loadTools();
    if ((await importTool!(['itc2019', file], host)) !== 0) throw new Error('the import failed');
    const to_period = newId();
    const outcome = await host.dispatcher.dispatch(
      host.commands.get('CreateStudyPeriod')!,
      {
        uid: to_period,
        code: 'next',
        study_year: 2030,
        semester: 'autumn',
        name: sameInAll('Next'),
        start_date: '2030-09-01',
        end_date: '2031-01-20',
        weeks: 15,
        exam_weeks: 0,
        free_days: [],
      },
      { actor: { id: 'system', roles: ['system'] }, locale: 'ru', correlation_id: newId() },
    );
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    await host.waitForReadModels(await host.log.head(), 300_000);
    const { rows } = await host.pool.query<{ uid: string }>(
      'SELECT DISTINCT study_period AS uid FROM registration.planned_courses',
    );
    return { office: await signIn(host, newId(), ['office']), terms: { from_period: rows[0]!.uid, to_period } };
  } finally {
    await host.stop();
  }
}
