import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import type { DocumentedCall } from './calls.ts';
import { findExamples, type Examples } from './examples.ts';
import { startConformance, type ConformancePortal } from './portal.ts';

/** The portal, and things of it that really exist. */
export async function startWithExamples(): Promise<{ portal: ConformancePortal; known: Examples }> {
  const portal = await startConformance({ services: ['command-service', 'projection-service'] });
  return { portal, known: await findExamples(portal) };
}

export const admits = ({ operation }: DocumentedCall, role: Role): boolean =>
  typeof operation['x-roles'] === 'string' || operation['x-roles'].includes(role);

/** Calls whose `uid` is a card's, or a student's. */
export const isOfCard = ({ path }: DocumentedCall): boolean =>
  /^\/organizations\/(add_basket|cancelled|card_save|change_lesson|delete_card|send_advaizer|status_info)/.test(path) ||
  /^\/(organizations\/online_registration\/(reject|change_max_credits)|advising\/cards|week_plans\/\{uid\}|registration\/cards)/.test(
    path,
  );
export const isOfStudent = ({ path }: DocumentedCall): boolean =>
  /^\/(organizations\/advisors_online_registration|advising\/students)\//.test(path);
