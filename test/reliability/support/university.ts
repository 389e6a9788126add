import { discipline, student } from '@portal/event-schemas/curriculum/records.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { registrationPeriod } from '@portal/event-schemas/registration/records.ts';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { createHost } from '@portal/platform/host/host.ts';
import { loadServices } from '@portal/platform/host/load-services.ts';
import { createLogger } from '@portal/platform/logging/logger.ts';
import { recordCommands } from '@portal/platform/records/commands.ts';
import { foundCatalogue } from '../../../command-service/src/registration/testing/found-world.ts';
import {
  advisor,
  asOffice,
  courseEvent,
  disciplineRecord,
  id,
  studentRecord,
} from '../../../command-service/src/registration/testing/world.ts';
import type { Installation } from './installation.ts';

/** A small university with too few seats, and everybody's browser: `headers` of a signed-in account. */
export interface University {
  students: readonly string[];
  courses: readonly string[];
  advisor: string;
  office: string;
  headers: ReadonlyMap<string, Record<string, string>>;
}
export interface Size {
  students: number;
  courses: number;
  /** Of a course's lecture and its two practices. */
  seats: readonly [number, number, number];
}

/** Services in this process without a port, jobs and reactions. */
export async function toolHost(
  installation: Installation,
  services: readonly string[] = ['command-service'],
): Promise<RunningHost> {
  return createHost({
    services: await loadServices(services),
    config: installation.config,
    databaseUrl: installation.url,
    serve: false,
    logger: createLogger('fatal', 'test'),
  });
}

/** Makes the university by the commands that an office would use, its registration open. */
export async function createUniversity(
  installation: Installation,
  { students: people, courses: offered, seats }: Size,
): Promise<University> {
  const host = await toolHost(installation);
  try {
    const send = async (type: string, data: object): Promise<void> => {
      const outcome = await host.dispatcher.dispatch(host.commands.get(type) ?? records[type]!, data, {
        actor: asOffice,
        locale: 'en',
        correlation_id: 'founding',
      });
      if (!outcome.ok) throw new Error(`${type}: ${outcome.rejection.code}`);
    };
    const dates = { start_date: '2026-01-01T00:00:00.000Z', end_date: '2099-01-01T00:00:00.000Z' };
    await foundCatalogue(host.dispatcher);
    await send('period', {
      uid: id('9'),
      name: sameInAll('Main registration'),
      kind: 'main',
      study_period: id('e'),
      rules: [],
      ...dates,
    });
    for (let number = 1; number <= people; number++) await send('student', studentRecord(number));
    for (let number = 1; number <= offered; number++) {
      await send('discipline', disciplineRecord(number));
      await send('OfferCourse', courseEvent(number, { seats }).data);
    }
    const students = Array.from({ length: people }, (_, index) => id('a', index + 1));
    const accounts: [account: string, roles: string[]][] = [
      ...students.map((one): [string, string[]] => [one, ['student']]),
      [advisor, ['supervisor']],
      [asOffice.id, ['office']],
    ];
    const headers = new Map<string, Record<string, string>>();
    for (const [account, roles] of accounts) {
      const { token, csrf } = await host.sessions.create({ account, roles });
      headers.set(account, {
        cookie: `portal_session=${token}; csrftoken=${csrf}`,
        'x-csrftoken': csrf,
        'content-type': 'application/json',
      });
    }
    return {
      students,
      courses: Array.from({ length: offered }, (_, index) => id('0', index + 1)),
      advisor,
      office: asOffice.id,
      headers,
    };
  } finally {
    await host.stop();
  }
}
const records: Record<string, any> = {
  period: recordCommands(registrationPeriod).create,
  student: recordCommands(student).create,
  discipline: recordCommands(discipline).create,
};
