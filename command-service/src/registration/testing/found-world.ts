import { discipline, student, studyPeriod } from '@portal/event-schemas/curriculum/records.ts';
import {
  defaultRegistrationSettings,
  registrationPeriod,
  registrationSettings,
  registrationSettingsUid,
} from '@portal/event-schemas/registration/records.ts';
import type { CommandContext, Dispatcher } from '@portal/platform/dispatcher/types.ts';
import { recordCommands } from '@portal/platform/records/commands.ts';
import { OfferCourse } from '../course-offering/commands.ts';
import { courses, people, runningPeriod } from './histories.ts';
import {
  asOffice,
  catalogueRecords,
  courseEvent,
  disciplineRecord,
  mainPeriod,
  studentRecord,
  studyPeriodRecord,
} from './world.ts';

const context: CommandContext = { actor: asOffice, locale: 'ru', correlation_id: 'founding' };

/** Makes what the world's students, disciplines and courses name: faculty, department, programme, teachers; with `period` the study period too. */
export async function foundCatalogue(dispatcher: Dispatcher, { period = true } = {}): Promise<void> {
  for (const [record, fields] of [
    ...catalogueRecords,
    ...(period ? [[studyPeriod, studyPeriodRecord] as const] : []),
  ]) {
    const outcome = await dispatcher.dispatch(recordCommands(record).create, { ...fields }, context);
    if (!outcome.ok) throw new Error(`${record.entity}: ${outcome.rejection.code}`);
  }
}

/** The university of the random histories: a few students, a few courses with one or two seats a lesson, one period that runs. */
export async function foundWorld(dispatcher: Dispatcher): Promise<void> {
  await foundCatalogue(dispatcher);
  await dispatcher.dispatch(
    recordCommands(registrationPeriod).create,
    { uid: runningPeriod, ...mainPeriod({ end_date: '2027-10-01T00:00:00.000Z' }) },
    context,
  );
  await dispatcher.dispatch(
    recordCommands(registrationSettings).create,
    { uid: registrationSettingsUid, ...defaultRegistrationSettings, request_waives_capacity: true },
    context,
  );
  for (let number = 1; number <= people; number++)
    await dispatcher.dispatch(recordCommands(student).create, studentRecord(number), context);
  for (let number = 1; number <= courses; number++) {
    await dispatcher.dispatch(recordCommands(discipline).create, disciplineRecord(number), context);
    await dispatcher.dispatch(OfferCourse, courseEvent(number, { seats: [3, 1, 2] }).data, context);
  }
}
