import { roles } from '@portal/event-schemas/kernel/roles.ts';
import { access as advisingAccess } from '@portal/event-schemas/advising/access.ts';
import { access } from '@portal/event-schemas/registration/access.ts';
import { registrationPeriod } from '@portal/event-schemas/registration/records.ts';
import { cardStatuses, registrationKinds } from '@portal/event-schemas/registration/codes.ts';
import type { CardStatus, RegistrationKind } from '@portal/event-schemas/registration/values.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { createDispatcher } from '@portal/platform/dispatcher/dispatcher.ts';
import type { CommandDefinition } from '@portal/platform/dispatcher/types.ts';
import { createMemoryLog } from '@portal/platform/event-log/memoryLog.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';
import { createMemoryFacts } from '@portal/platform/facts/memoryFacts.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { writeRecord } from '@portal/platform/records/write.ts';
import { describe, expect, test } from 'vitest';
import type { Acting } from '../acting.ts';
import {
  AdvisorAddCourse,
  AdvisorChangeLessons,
  AdvisorDropCourse,
  ChangeLessons,
  DropCourse,
  RegisterCourse,
} from '../registering/commands.ts';
import { foundWorld } from '../testing/found-world.ts';
import { runningPeriod } from '../testing/histories.ts';
import {
  advisor,
  asOffice,
  id,
  lecture,
  period,
  practice,
  start,
  worldCatalogue,
  worldFacts,
} from '../testing/world.ts';
import { ApproveCard, RejectCard, SendToAdvisor, SetCardStatus, StartReview } from './commands.ts';
import { nextStatus, type CardAct } from '@portal/event-schemas/registration/card-rules/status-table.ts';
import { studyCard } from './study-card.ts';

/**
 * Every status × act × role, through the dispatcher and the access table: what happens is what the table of statuses
 * says for the one who acts, and nothing else.
 */
const student = id('a', 1);
const card = { student, study_period: period };
const course = (number: number) => ({ ...card, offering: id('0', number) });
const lessons = (number: number, chosen = 1) => ({ lessons: [lecture(number), practice(number, chosen)] });

interface Try {
  act: CardAct;
  call: string;
  command: CommandDefinition<any, any, any>;
  data: object;
}
const own = 'student';
const given: CardStatus = 'CHOOSING';
const byStudent: readonly Try[] = [
  {
    act: 'edit',
    call: 'POST /organizations/card_save/',
    command: RegisterCourse,
    data: { ...course(2), ...lessons(2), audit: false, queue: false },
  },
  {
    act: 'edit',
    call: 'POST /organizations/change_lesson/',
    command: ChangeLessons,
    data: { ...course(1), ...lessons(1, 2) },
  },
  { act: 'edit', call: 'POST /organizations/delete_card/', command: DropCourse, data: { ...course(1), reason: '' } },
  { act: 'send', call: 'POST /organizations/send_advaizer/', command: SendToAdvisor, data: { ...card, offerings: [] } },
];
const byReviewers: readonly Try[] = [
  {
    act: 'edit',
    call: 'POST /advising/cards/{uid}/courses/{course}/',
    command: AdvisorAddCourse,
    data: { ...course(2), ...lessons(2), audit: false, queue: false, reason: 'Agreed' },
  },
  {
    act: 'edit',
    call: 'PUT /advising/cards/{uid}/courses/{course}/',
    command: AdvisorChangeLessons,
    data: { ...course(1), ...lessons(1, 2), reason: 'Agreed' },
  },
  {
    act: 'edit',
    call: 'DELETE /advising/cards/{uid}/courses/{course}/',
    command: AdvisorDropCourse,
    data: { ...course(1), reason: 'Agreed' },
  },
  { act: 'start_review', call: 'POST /organizations/status_info/', command: StartReview, data: card },
  {
    act: 'approve',
    call: 'PUT /organizations/action_applications/',
    command: ApproveCard,
    data: { ...card, offerings: [] },
  },
  {
    act: 'reject',
    call: 'PUT /organizations/online_registration/reject/',
    command: RejectCard,
    data: { ...card, comment: 'Take another course' },
  },
  {
    act: 'set_status',
    call: 'PUT /organizations/action_applications/',
    command: SetCardStatus,
    data: { ...card, status: given, reason: 'Asked for' },
  },
];

/** Whoever may come: each role as a stranger, the card's student and the student's adviser (who may be a mere teacher by role). */
const people: readonly { name: string; actor: Actor }[] = [
  ...roles.map(role => ({
    name: `a ${role} who has nothing to do with the card`,
    actor: { id: id('7'), roles: [role] },
  })),
  { name: 'the card’s student', actor: { id: student, roles: ['student'] } },
  { name: 'the student’s adviser', actor: { id: advisor, roles: ['supervisor'] } },
  { name: 'the student’s adviser, a teacher by role', actor: { id: advisor, roles: ['teacher'] } },
  {
    name: 'an administrator logged in as the student',
    actor: { id: id('7'), roles: ['student'], on_behalf_of: student },
  },
];
const table: Readonly<Record<string, readonly string[] | 'all' | 'any' | 'anonymous'>> = {
  ...access.commands,
  ...advisingAccess.commands,
};
const admitted = ({ roles: has }: Actor, call: string): boolean => {
  const audience = table[call];
  return Array.isArray(audience) && has.some(role => audience.includes(role));
};
/** As what somebody may act on this card, said a second time: the student, the student's adviser with the role of one, the office; null for everybody else. */
function actingAs({ id: account, roles: has, on_behalf_of }: Actor): Acting | null {
  if ((on_behalf_of ?? account) === student) return 'student';
  if (account === advisor) return has.includes('supervisor') ? 'advisor' : null;
  return has.some(role => role === 'office' || role === 'org_admin') ? 'registrar' : null;
}

/** A card with course 1 that stands in a status, in a period of a kind. */
async function cardIn(status: CardStatus, kind: RegistrationKind) {
  const clock = movableClock(start);
  const log = createMemoryLog({ catalogue: worldCatalogue });
  const facts = createMemoryFacts({ definitions: worldFacts, log });
  await facts.start();
  const dispatcher = createDispatcher({ log, facts, clock });
  await foundWorld(dispatcher);
  const as = (actor: Actor) => ({ actor, locale: 'en' as const, correlation_id: 'model' });
  const must = async (command: CommandDefinition<any, any, any>, data: object, actor: Actor): Promise<void> => {
    const outcome = await dispatcher.dispatch(command, data, as(actor));
    if (!outcome.ok) throw new Error(`${command.type}: ${outcome.rejection.code}`);
  };
  await facts.waitFor(await log.head(), 1000);
  await must(
    RegisterCourse,
    { ...course(1), ...lessons(1), audit: false, queue: false },
    { id: student, roles: ['student'] },
  );
  await must(SetCardStatus, { ...card, status, reason: 'Model' }, asOffice);
  await writeRecord({ dispatcher }, senderFor({ dispatcher }, as(asOffice)), registrationPeriod, {
    kind: 'change',
    uid: runningPeriod,
    fields: { kind },
  });
  await facts.waitFor(await log.head(), 1000);
  return {
    dispatch: (one: Try, actor: Actor) => dispatcher.dispatch(one.command, one.data, as(actor)),
    state: async () => (await dispatcher.state(studyCard, `${student}.${period}`)).state,
    close: () => facts.close(),
  };
}

/** Where the act leads by the table: null when it is refused. Dropping in the late period has a rule of its own. */
function expected(one: Try, actor: Actor, status: CardStatus, kind: RegistrationKind): CardStatus | null {
  const acting = actingAs(actor);
  const mine = byStudent.includes(one);
  if (acting === null || (mine ? acting !== own : acting === own)) return null;
  if ((one.command === DropCourse || one.command === AdvisorDropCourse) && kind === 'late' && acting !== 'registrar')
    return null;
  // The review and its acts know one table for all kinds of period; edits of reviewers too.
  return nextStatus(status, one.act, acting, kind, given);
}

const tries = [...byStudent, ...byReviewers];

describe.each(registrationKinds)('in the %s period', kind => {
  test.each(cardStatuses)(
    'a card that is %s: whoever does whatever, the table of statuses decides',
    async status => {
      const wrong: string[] = [];
      for (const one of tries) {
        for (const { name, actor } of people) {
          const leads = expected(one, actor, status, kind);
          if (!admitted(actor, one.call)) {
            if (leads !== null)
              wrong.push(
                `${one.command.type} by ${name}: ${one.call} does not admit them, and should lead to ${leads}`,
              );
            continue;
          }
          const { dispatch, state, close } = await cardIn(status, kind);
          const outcome = await dispatch(one, actor);
          const after = (await state()).status;
          const happened = outcome.ok ? after : null;
          const said = `${one.command.type} by ${name}: ${happened ?? (outcome.ok ? '' : outcome.rejection.code)} instead of ${leads}`;
          if (happened !== leads) wrong.push(said);
          if (!outcome.ok && after !== status) wrong.push(`${said}; refused, and yet the card changed`);
          await close();
        }
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});
