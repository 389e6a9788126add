import type { WaypointAct } from '@portal/event-schemas/applications/codes.ts';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import type { RouteActor, Step, TypeDefinition, Waypoint } from '@portal/event-schemas/applications/definition.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import { fieldsWith, type FieldWriter } from '../../forms/demo/fields.ts';

/** Short ways to write a definition down; what is not said is as the office's editor begins with it. */
export const say = (ru: string, kk: string, en: string, ky: string): Localized => ({ ru, kk, en, ky });
export const demoTypeUid = (type: string): string => idFrom('demo university', `application_type/${type}`);
export const demoFieldUid = (type: string, prop_code: string): string => idFrom('demo university', `application_type/${type}/${prop_code}`);

/** Fields of one type: their uids follow from it. */
export const fieldsOf = (type: string): FieldWriter => fieldsWith(prop_code => demoFieldUid(type, prop_code));

export const role = (one: Role): RouteActor => ({ kind: 'role', role: one });
export const advisor: RouteActor = { kind: 'advisor' };
export const head: RouteActor = { kind: 'head_of_department' };
const usual: readonly WaypointAct[] = ['approve', 'reject', 'return'];
/** A signature within so many days, with a reminder the day before where there is room for one. */
export const sign = (code: string, name: Localized, actors: readonly RouteActor[], deadline_days: number, more: Partial<Waypoint> = {}): Waypoint => ({
  code,
  name,
  actors: [...actors],
  in_order: false,
  acts: [...usual],
  comment_required: ['reject', 'return'],
  deadline_days,
  remind_days_before: deadline_days > 1 ? 1 : null,
  ...more,
});
export const onTo = (to: string | null): Step['next'][number] => ({ when: null, to });
export const step = (code: string, name: Localized, waypoints: readonly Waypoint[], next: Step['next'], forward_to: readonly string[] = []): Step => ({ code, name, waypoints: [...waypoints], forward_to: [...forward_to], next });

export const type = (
  names: Localized,
  properties: readonly Property[],
  steps: readonly Step[],
  more: Partial<Omit<TypeDefinition, 'names' | 'properties' | 'route'>> & {
    after_return?: 'resume' | 'from_start';
  } = {},
): TypeDefinition => {
  const { after_return = 'resume', audience, ...rest } = more;
  return {
    names,
    description: null,
    period: null,
    blocked_by: [],
    max_open: 1,
    agreement: null,
    completion_message: null,
    ...rest,
    audience: {
      roles: ['student'],
      preparation_levels: [],
      study_forms: [],
      courses: [],
      edu_programs: [],
      ...audience,
    },
    properties: [...properties],
    route: { steps: [...steps], after_return },
  };
};
/** Names of waypoints that many routes have. */
export const called = {
  advisor: say('Эдвайзер', 'Эдвайзер', 'Advisor', 'Эдвайзер'),
  head: say('Заведующий кафедрой', 'Кафедра меңгерушісі', 'Head of department', 'Кафедра башчысы'),
  office: say('Офис регистратора', 'Тіркеуші офисі', 'Registrar’s office', 'Каттоо офиси'),
  finance: say('Финансовый офис', 'Қаржы офисі', 'Finance office', 'Каржы офиси'),
  order: say('Приказ', 'Бұйрық', 'Order', 'Буйрук'),
  phone: say('Телефон для связи', 'Байланыс телефоны', 'Contact phone', 'Байланыш телефону'),
  explanation: say('Пояснение', 'Түсініктеме', 'Explanation', 'Түшүндүрмө'),
  documents: say('Подтверждающие документы', 'Растайтын құжаттар', 'Supporting documents', 'Ырастоочу документтер'),
  reason: say('Причина', 'Себебі', 'Reason', 'Себеби'),
};
export const truthful = say(
  'Я подтверждаю, что указал достоверные сведения, и согласен на обработку моих данных для рассмотрения заявления.',
  'Берілген мәліметтердің дұрыстығын растаймын және өтінішті қарау үшін деректерімді өңдеуге келісемін.',
  'I confirm that what I have stated is true and agree that my data are used to decide on this application.',
  'Берилген маалыматтын тууралыгын ырастайм жана арызды кароо үчүн маалыматымды иштетүүгө макулмун.',
);
