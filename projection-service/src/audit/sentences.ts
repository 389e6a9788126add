import { sentences as advising } from '@portal/event-schemas/advising/sentences.ts';
import { sentences as applications } from '@portal/event-schemas/applications/sentences.ts';
import { sentences as audit } from '@portal/event-schemas/audit/sentences.ts';
import { sentences as curriculum } from '@portal/event-schemas/curriculum/sentences.ts';
import { sentences as identity } from '@portal/event-schemas/identity/sentences.ts';
import type { Sentences } from '@portal/event-schemas/kernel/sentences.ts';
import { sentences as notifications } from '@portal/event-schemas/notifications/sentences.ts';
import { sentences as registration } from '@portal/event-schemas/registration/sentences.ts';
import { sentences as system } from '@portal/event-schemas/system/sentences.ts';

/** How every module tells its events. */
export const allSentences: Sentences = { ...advising, ...applications, ...audit, ...curriculum, ...identity, ...notifications, ...registration, ...system };
