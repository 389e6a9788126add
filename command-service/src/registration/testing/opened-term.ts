import { discipline, student } from '@portal/event-schemas/curriculum/records.ts';
import {
  defaultRegistrationSettings,
  registrationPeriod,
  registrationSettings,
  registrationSettingsUid,
} from '@portal/event-schemas/registration/records.ts';
import type { Meeting } from '@portal/event-schemas/registration/values.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { createDispatcher } from '@portal/platform/dispatcher/dispatcher.ts';
import { createMemoryLog } from '@portal/platform/event-log/memoryLog.ts';
import { createMemoryFacts } from '@portal/platform/facts/memoryFacts.ts';
import { recordCommands } from '@portal/platform/records/commands.ts';
import { OfferCourse } from '../course-offering/commands.ts';
import { foundCatalogue } from './found-world.ts';
import {
  asOffice,
  courseEvent,
  disciplineRecord,
  fluxOf,
  id,
  lessonOf,
  mainPeriod,
  start,
  studentRecord,
  worldCatalogue,
  worldFacts,
} from './world.ts';

const at = (hour: number): Meeting[] => [{ days: '1000000', weeks: '111111111111111', start: hour * 60, length: 50 }];
/** A course of 10 credits, so that three are the limit; the first practices of 1 and 2, of 3 and 4 meet at the same time; the other practice has one seat. */
export const bigCourse = (number: number) =>
  courseEvent(number, {
    credits: 10,
    fluxes: [
      fluxOf(number, [
        lessonOf(number, 1, 'lecture', 2, { meetings: at(7 + number) }),
        lessonOf(number, 2, 'practice', 2, { meetings: at(13 + Math.ceil(number / 2)) }),
        lessonOf(number, 3, 'practice', 1, { meetings: at(17 + number) }),
      ]),
    ],
  }).data;

/** In memory: a period in which three students register for these courses, and a clock that is moved. `events`: of other modules. */
export async function openedTerm(offered: readonly ReturnType<typeof bigCourse>[], events: object = {}) {
  const clock = movableClock(start);
  const log = createMemoryLog({ catalogue: { ...worldCatalogue, ...events } });
  const facts = createMemoryFacts({ definitions: worldFacts, log });
  await facts.start();
  const dispatcher = createDispatcher({ log, facts, clock });
  const office = { actor: asOffice, locale: 'ru', correlation_id: 'world' } as const;
  await foundCatalogue(dispatcher);
  await dispatcher.dispatch(recordCommands(registrationPeriod).create, { uid: id('9'), ...mainPeriod() }, office);
  await dispatcher.dispatch(
    recordCommands(registrationSettings).create,
    { uid: registrationSettingsUid, ...defaultRegistrationSettings },
    office,
  );
  for (const person of [1, 2, 3])
    await dispatcher.dispatch(recordCommands(student).create, studentRecord(person), office);
  for (const [place, course] of offered.entries()) {
    await dispatcher.dispatch(recordCommands(discipline).create, disciplineRecord(place + 1), office);
    await dispatcher.dispatch(OfferCourse, course, office);
  }
  await facts.waitFor(await log.head(), 1000);
  return { clock, log, facts, dispatcher };
}
