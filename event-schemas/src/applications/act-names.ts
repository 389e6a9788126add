import { roleNames } from '../identity/role-names.ts';
import type { Localized } from '../kernel/localized.ts';
import type { WaypointAct } from './codes.ts';
import type { RouteActor } from './definition.ts';

/** What can be done at a waypoint, as it stands within a sentence. */
export const actName: Record<WaypointAct, Localized> = {
  approve: { ru: 'согласовать', kk: 'келісу', en: 'approve', ky: 'макулдашуу' },
  reject: { ru: 'отклонить', kk: 'қабылдамау', en: 'reject', ky: 'четке кагуу' },
  return: { ru: 'вернуть на доработку', kk: 'түзетуге қайтару', en: 'return for correction', ky: 'оңдоого кайтаруу' },
  forward: {
    ru: 'направить на другой шаг',
    kk: 'басқа қадамға жіберу',
    en: 'forward to another step',
    ky: 'башка кадамга жөнөтүү',
  },
};

const byTie: Record<'profile' | 'advisor' | 'head_of_department', Localized> = {
  profile: {
    ru: 'назначенный сотрудник',
    kk: 'тағайындалған қызметкер',
    en: 'the person named for it',
    ky: 'дайындалган кызматкер',
  },
  advisor: {
    ru: 'эдвайзер заявителя',
    kk: 'өтініш берушінің эдвайзері',
    en: 'the applicant’s advisor',
    ky: 'арыз ээсинин эдвайзери',
  },
  head_of_department: {
    ru: 'заведующий кафедрой заявителя',
    kk: 'өтініш берушінің кафедра меңгерушісі',
    en: 'the head of the applicant’s department',
    ky: 'арыз ээсинин кафедра башчысы',
  },
};
/** Whom a route means, without a name. */
export const actorName = (actor: RouteActor): Localized => (actor.kind === 'role' ? roleNames[actor.role] : byTie[actor.kind]);
/** For whom the office signs, as it stands at the end of a sentence. */
export function insteadOf(actors: readonly RouteActor[]): Localized {
  const names = (locale: keyof Localized): string => actors.map(actor => actorName(actor)[locale]).join(', ');
  return {
    ru: `(вместо: ${names('ru')})`,
    kk: `(орнына: ${names('kk')})`,
    en: `(instead of: ${names('en')})`,
    ky: `(ордуна: ${names('ky')})`,
  };
}
