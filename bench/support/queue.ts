import { newId } from '@portal/platform/ids/ids.ts';
import { foundCatalogue } from '@portal/command-service/registration/testing/found-world.ts';
import {
  courseEvent,
  disciplineRecord,
  id,
  lecture,
  mainPeriod,
  period,
  practice,
  studentRecord,
} from '@portal/command-service/registration/testing/world.ts';
import { inParallel } from './history.ts';
import type { Installation } from './portal.ts';

export const students = 3000;
export const seats = 100;
export const drops = 50;

/** A student's browser: what its requests carry, and its card. */
export interface Browser {
  account: string;
  headers: string;
  cookie: string;
  card: string;
}

/** One course with too few seats, an open registration, and everybody signed in. */
export async function prepareQueue(installation: Installation) {
  const host = await installation.host(['command-service', 'projection-service']);
  try {
    const context = { actor: { id: 'system', roles: ['system'] }, locale: 'en' as const, correlation_id: newId() };
    const send = async (type: string, data: object): Promise<void> => {
      const outcome = await host.dispatcher.dispatch(host.commands.get(type)!, data, context);
      if (!outcome.ok) throw new Error(`${type}: ${outcome.rejection.code}`);
    };
    await foundCatalogue(host.dispatcher);
    await send('CreateRegistrationPeriod', {
      uid: id('9'),
      ...mainPeriod({ start_date: '2020-01-01T00:00:00.000Z', end_date: '2099-01-01T00:00:00.000Z' }),
    });
    await send('CreateDiscipline', disciplineRecord(1));
    await send('OfferCourse', courseEvent(1, { seats: [seats, seats, seats] }).data);
    const numbers = Array.from({ length: students }, (_, index) => index + 1);
    await inParallel(numbers, number => send('CreateStudent', studentRecord(number)));
    const browsers: Browser[] = [];
    await inParallel(numbers, async number => {
      const account = id('a', number);
      const { token, csrf } = await host.sessions.create({ account, roles: ['student'] });
      const cookie = `portal_session=${token}; csrftoken=${csrf}`;
      browsers.push({
        account,
        cookie,
        card: `${account}.${period}`,
        headers: `cookie: ${cookie}\r\nx-csrftoken: ${csrf}\r\naccept-language: ru\r\n`,
      });
    });
    await host.waitForReadModels(await host.log.head(), 60_000);
    return {
      browsers,
      course: id('0', 1),
      path: (call: string, card: string) => `/api/v1/organizations/${call}/?course=${id('0', 1)}&uid=${card}`,
      body: JSON.stringify({ lessons: [lecture(1), practice(1, 1)], audit: false, queue: true }),
    };
  } finally {
    await host.stop();
  }
}
