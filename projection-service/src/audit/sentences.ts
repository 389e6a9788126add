import { sentences as curriculum } from '@portal/event-schemas/curriculum/sentences.ts';
import { sentences as identity } from '@portal/event-schemas/identity/sentences.ts';
import type { Sentences } from '@portal/event-schemas/kernel/sentences.ts';
import { sentences as registration } from '@portal/event-schemas/registration/sentences.ts';
import { sentences as system } from '@portal/event-schemas/system/sentences.ts';

/** How every module tells its events. */
export const allSentences: Sentences = { ...curriculum, ...identity, ...registration, ...system };
