import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { planActs, planRights, type PlanAct } from '@portal/event-schemas/plans/rights.ts';
import type { PlanActor } from '@portal/event-schemas/plans/values.ts';
import type { ChildDiscipline } from '@portal/event-schemas/plans/views.ts';
import type { Obstacle } from '@portal/event-schemas/registration/views.ts';
import type { StudentRow } from '../registration/students.ts';
import type { Entry } from './entries.ts';
import type { DisciplineRow } from '../registration/catalogue.ts';

/** As what the reader may act on the plan; null: not at all (auditor, finance office, testers). */
export function planActorOf(roles: readonly string[], account: string, student: StudentRow): PlanActor | null {
  if (account === student.uid) return roles.includes('student') ? 'student' : null;
  if (roles.includes('office') || roles.includes('org_admin')) return 'registrar';
  return roles.includes('supervisor') && student.advisor === account ? 'advisor' : null;
}

/** Why an act would be refused, in the order in which its command checks. */
function refusalOf(
  act: PlanAct,
  entry: Entry,
  replacement: Entry | undefined,
  about: DisciplineRow,
  by: PlanActor,
  today: string,
): Rejection | null {
  const { name } = about;
  if (entry.period && entry.period.end_date < today && by !== 'registrar')
    return reject('registration.plan_term_over', { end_date: entry.period.end_date });
  if (entry.result?.completed) return reject('registration.plan_completed', { name, letter: entry.result.letter });
  if (entry.registered || replacement?.registered) return reject('registration.plan_registered', { name });
  if (act !== 'repeal' && !entry.is_active) return reject('registration.plan_inactive', { name });
  if (act === 'repeal' && entry.is_active) return reject('registration.plan_nothing_to_repeal', { name });
  const code = planRights[act](by, {
    elective: about.component === 'kv',
    added_by: entry.added_by,
    changed_by: entry.out_by,
  });
  return code ? reject(code, { name }) : null;
}

export function rightsOf(
  entry: Entry,
  replacement: Entry | undefined,
  about: DisciplineRow,
  by: PlanActor | null,
  today: string,
  explain: (rejection: Rejection) => Obstacle,
): ChildDiscipline['rights'] {
  if (by === null) return [];
  return planActs.map(act => {
    const refusal = refusalOf(act, entry, replacement, about, by, today);
    return { act, allowed: refusal === null, obstacle: refusal && explain(refusal) };
  });
}
