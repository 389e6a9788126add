import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import type { AnswerValue } from '@portal/event-schemas/forms/property.ts';
import type { Ties } from '@portal/event-schemas/applications/rights.ts';
import { uidOf } from '@portal/event-schemas/forms/testing/properties.ts';
import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { given } from '@portal/platform/testing/given.ts';
import { ActOnApplication, SaveApplication, StartApplication } from './commands.ts';
import type { LifeKnown } from './known.ts';

/** One applicant's application and the people around it, for specs: who signs, what is known, how it came where it is. */
export const uid = uidOf('application');
export const type = uidOf('type');
export const now = '2026-11-21T09:00:00.000Z';
export const later = '2026-11-22T10:00:00.000Z';
export const time_zone = 'Asia/Almaty';

export interface Person {
  id: string;
  roles: Role[];
}
const person = (name: string, ...roles: Role[]): Person => ({ id: uidOf(name), roles });
export const student = person('student', 'student');
export const advisor = person('advisor', 'supervisor');
export const otherAdvisor = person('other advisor', 'supervisor');
export const head = person('head', 'teacher');
export const teacher = person('teacher', 'teacher');
export const office = person('office', 'office');
export const colleague = person('colleague', 'office');
export const specialist = person('specialist', 'specialist');
export const ties: Ties = { account: student.id, advisor: advisor.id, head: head.id };

type ApplicantKnown = Parameters<(typeof StartApplication)['decide']>[2];
export const known = (definition: TypeDefinition, more: Partial<ApplicantKnown> = {}): ApplicantKnown => ({
  type: { version: 1, definition, closed: false },
  ties,
  name: 'Асанова Айгерим',
  finished: [],
  dead_links: [],
  given: {},
  about: {
    roles: student.roles,
    student: { preparation_level: 'bachelor', study_form: 'full_time', course: 2, edu_program: uidOf('program') },
    debts: {},
  },
  ...more,
});
export const lifeKnown = (definition: TypeDefinition, more: Partial<LifeKnown> = {}): LifeKnown => ({
  type: { version: 1, definition, closed: false },
  ties,
  ...more,
});

/** Values by prop_code as the calls carry them. */
export const answers = ({ properties }: TypeDefinition, values: Readonly<Record<string, unknown>>): AnswerValue[] =>
  Object.entries(values).map(([prop_code, value]) => {
    const property = properties.find(one => one.prop_code === prop_code)!;
    return { property: property.uid, [`value_${property.code}`]: value };
  });
type Asked = {
  send?: boolean;
  user_accepted_agreement?: boolean;
  files?: Record<string, null>;
  at?: string;
  who?: Person;
};
const asked = (
  definition: TypeDefinition,
  values: Readonly<Record<string, unknown>>,
  { send = false, user_accepted_agreement = false, files = {} }: Asked,
) => ({
  uid,
  type,
  applicant: student.id,
  values: answers(definition, values),
  kept: {},
  files,
  send,
  user_accepted_agreement,
  time_zone,
});

export const start = (
  definition: TypeDefinition,
  values: Readonly<Record<string, unknown>> = {},
  facts = known(definition),
  more: Asked & { begun?: readonly ApplicationEvent[]; numbered?: readonly ApplicationEvent[] } = {},
) =>
  given([], more.begun ?? [], more.numbered ?? []).when(
    StartApplication,
    { ...asked(definition, values, more), year: 2026 },
    { facts, actor: more.who ?? student, now: more.at ?? now },
  );
export const save = (
  events: readonly ApplicationEvent[],
  definition: TypeDefinition,
  values: Readonly<Record<string, unknown>> = {},
  facts = known(definition),
  more: Asked = {},
) =>
  given(events).when(
    SaveApplication,
    { ...asked(definition, values, more), version: 1 },
    { facts, actor: more.who ?? student, now: more.at ?? now },
  );

/** The events of an outcome that must not be a refusal. */
export function eventsOf(outcome: Rejection | readonly (readonly unknown[])[]): ApplicationEvent[] {
  if (isRejection(outcome)) throw new Error(`refused: ${outcome.code} ${JSON.stringify(outcome.params)}`);
  return [...outcome[0]!] as ApplicationEvent[];
}
export const drafted = (
  definition: TypeDefinition,
  values: Readonly<Record<string, unknown>> = {},
): ApplicationEvent[] => eventsOf(start(definition, values));
export const sent = (definition: TypeDefinition, values: Readonly<Record<string, unknown>> = {}): ApplicationEvent[] =>
  eventsOf(start(definition, values, known(definition), { send: true }));

export interface Deed {
  act?: 'approve' | 'reject' | 'return' | 'forward';
  waypoint?: string;
  to?: string;
  comment?: string;
  at?: string;
  facts?: LifeKnown;
}
export const act = (
  events: readonly ApplicationEvent[],
  definition: TypeDefinition,
  who: Person,
  { act: what = 'approve', waypoint, to, comment = '', at = now, facts = lifeKnown(definition) }: Deed = {},
) =>
  given(events).when(
    ActOnApplication,
    { uid, type, version: 1, applicant: student.id, time_zone, act: what, waypoint, to, comment },
    { facts, actor: who, now: at },
  );
/** The application's events after further acts. */
export const after = (
  events: readonly ApplicationEvent[],
  definition: TypeDefinition,
  ...deeds: readonly (readonly [Person, Deed?])[]
): ApplicationEvent[] =>
  deeds.reduce<ApplicationEvent[]>(
    (before, [who, deed]) => [...before, ...eventsOf(act(before, definition, who, deed))],
    [...events],
  );
