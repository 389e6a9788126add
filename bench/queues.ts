import { listenFor } from './support/listeners.ts';
import { prepareInstallation } from './support/portal.ts';
import { drops, prepareQueue, seats, students } from './support/queue.ts';
import { queueOrder } from './support/queue-order.ts';
import { figure, machine, percentile, printTable, verdict } from './support/report.ts';
import { drive, Wire } from './support/wire.ts';

/**
 * `npm run bench:queues`: 3,000 students want the 100 seats of one course. All ask; who gets no seat joins the waiting list. With 3,000 sockets open, 50 of the
 * seated drop the course, one after the other: how soon does the next in line hear of the offer, and everybody who waits of their place. Who was served in
 * which order is read off the log.
 */
const installation = await prepareInstallation();
try {
  const { browsers, course, path, body } = await prepareQueue(installation);
  const byAccount = new Map(browsers.map(browser => [browser.account, browser]));
  const server = await installation.serve({ PORTAL_QUEUE_LIMIT: '100000' }, [
    'command-service',
    'projection-service',
    'notification-worker',
  ]);
  try {
    const joining: number[] = [];
    const seconds = await drive('127.0.0.1', server.port, 200, browsers, async (wire, { headers, card }) => {
      const answer = await wire.send('POST', path('card_save', card), headers, body);
      if (answer.status >= 300) throw new Error(`${answer.status} ${answer.body}`);
      joining.push(answer.ms);
    });
    await caughtUp(server.port);
    const before = await queueOrder(installation.url, course);
    const browsersOf = (accounts: readonly string[]) => accounts.map(account => byAccount.get(account)!);
    const ears = await listenFor(server.port, browsersOf(before.waiting.slice(0, seats)), browsersOf(before.waiting));

    const wire = await Wire.open('127.0.0.1', server.port);
    const times = { answered: [] as number[], told: [] as number[], placed: [] as number[] };
    const served: string[] = [];
    for (const { headers, card } of browsersOf(before.seated.slice(0, drops))) {
      const heard = ears.next();
      const sent = performance.now();
      const [answer, notice, places] = await Promise.all([
        wire.send('POST', path('delete_card', card), headers, '{}'),
        heard.notice,
        heard.places,
      ]);
      if (answer.status >= 300) throw new Error(`${answer.status} ${answer.body}`);
      served.push(notice.account);
      times.answered.push(answer.ms);
      times.told.push(notice.at - sent);
      times.placed.push(places - sent);
    }
    wire.close();
    ears.close();

    const after = await queueOrder(installation.url, course);
    const row = (what: string, of: readonly number[]) => ({
      what,
      'p50 ms': percentile(of, 0.5),
      'p95 ms': percentile(of, 0.95),
      'p99 ms': percentile(of, 0.99),
    });
    printTable(
      `Waiting list: ${figure(students)} students, ${seats} seats, ${drops} drops, ${figure(ears.sockets)} open sockets (${machine()})`,
      [
        row(`asking, ${figure(students / seconds)} a second`, joining),
        row('drop, answered', times.answered),
        row('drop to the next student’s notice', times.told),
        row('drop to the last browser’s place', times.placed),
      ],
    );
    const misplaced = after.waiting.filter((account, index) => ears.places.get(account) !== index + 1).length;
    verdict('students with a seat or a place', before.seated.length + before.waiting.length, students, 'more');
    verdict('seats given beyond the course’s', Math.max(0, before.seated.length - seats), 0, 'less');
    verdict('offers that followed the drops', after.offered.length, drops, 'more');
    verdict('offers past somebody who stood ahead', after.outOfOrder, 0, 'less');
    verdict(
      'notices that others than the offered got',
      served.filter((account, index) => account !== after.offered[index]).length,
      0,
      'less',
    );
    verdict('browsers that were told a wrong place', misplaced, 0, 'less');
    verdict('drop to the next student’s notice, p99 in ms', percentile(times.told, 0.99), 500, 'less');
  } finally {
    await server.stop();
  }
} finally {
  await installation.clear();
}
process.exit();

async function caughtUp(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { lag } = (await (await fetch(`http://127.0.0.1:${port}/health/`)).json()) as { lag: number };
    if (lag === 0) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error('the read models did not catch up within 30 s');
}
