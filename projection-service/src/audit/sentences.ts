import { sentences as advising } from '@portal/event-schemas/advising/sentences.ts';
import { applicationRecords } from '@portal/event-schemas/applications/records.ts';
import { sentences as applications } from '@portal/event-schemas/applications/sentences.ts';
import { sentences as audit } from '@portal/event-schemas/audit/sentences.ts';
import { sentences as curriculum } from '@portal/event-schemas/curriculum/sentences.ts';
import { identityRecords } from '@portal/event-schemas/identity/records.ts';
import { sentences as identity } from '@portal/event-schemas/identity/sentences.ts';
import type { Sentences } from '@portal/event-schemas/kernel/sentences.ts';
import { notificationRecords } from '@portal/event-schemas/notifications/records.ts';
import { sentences as notifications } from '@portal/event-schemas/notifications/sentences.ts';
import { registrationRecords } from '@portal/event-schemas/registration/records.ts';
import { sentences as registration } from '@portal/event-schemas/registration/sentences.ts';
import { sentences as plans } from '@portal/event-schemas/plans/sentences.ts';
import { sentences as teacherRequests } from '@portal/event-schemas/teacher-requests/sentences.ts';
import { systemRecords } from '@portal/event-schemas/system/records.ts';
import { sentences as system } from '@portal/event-schemas/system/sentences.ts';

const keyClaimed = {
  ru: '{actor} закрепляет за записью её код',
  kk: '{actor} жазбаның кодын бекітті',
  en: '{actor} claims the code of a record',
  ky: '{actor} жазуунун кодун бекитти',
};
const keyReleased = {
  ru: '{actor} освобождает код записи',
  kk: '{actor} жазбаның кодын босатты',
  en: '{actor} releases the code of a record',
  ky: '{actor} жазуунун кодун бошотту',
};
/** Streams that keep a code unique are told alike, whatever record it is of. */
const ofKeys: Sentences = Object.fromEntries(
  [...applicationRecords, ...identityRecords, ...notificationRecords, ...registrationRecords, ...systemRecords].flatMap(({ name }) => [
    [`${name}KeyClaimed`, keyClaimed],
    [`${name}KeyReleased`, keyReleased],
  ]),
);

/** How every module tells its events. */
export const allSentences: Sentences = {
  ...ofKeys,
  ...advising,
  ...applications,
  ...audit,
  ...curriculum,
  ...identity,
  ...notifications,
  ...registration,
  ...plans,
  ...teacherRequests,
  ...system,
};
