import { defineSentences } from '../kernel/sentences.ts';
import type { AdvisingEvent } from './events.ts';

/** The audit history in words: one sentence for every event. */
export const sentences = defineSentences({
  AdvisorAssigned: {
    ru: '{actor} передаёт студента {student} эдвайзеру {to}; прежний эдвайзер: {from}. {reason}',
    kk: '{actor} {student} студентін {to} эдвайзеріне берді; бұрынғы эдвайзері: {from}. {reason}',
    en: '{actor} assigns {student} to the advisor {to}; previous advisor: {from}. {reason}',
    ky: '{actor} {student} студентин {to} эдвайзерине берди; мурунку эдвайзери: {from}. {reason}',
  },
} satisfies Record<AdvisingEvent['type'], unknown>);
