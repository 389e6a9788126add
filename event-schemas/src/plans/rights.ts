import type { PlanActor } from './values.ts';

/** What a person may do with a discipline of the plan. */
export const planActs = ['choose', 'change', 'repeal', 'exclude'] as const;
export type PlanAct = (typeof planActs)[number];

/** What the table looks at. `elective`: component by choice. `added_by`, `changed_by`: who added it and who changed or excluded it; null = nobody. */
export interface PlanRight {
  elective: boolean;
  added_by: PlanActor | null;
  changed_by: PlanActor | null;
}

/**
 * Who may do what: students choose languages and teachers, change electives and take back what they did themselves; advisors decide about electives; the
 * office about everything. Answers the refusal's code, null when it is allowed.
 */
export const planRights: Record<PlanAct, (by: PlanActor, about: PlanRight) => string | null> = {
  choose: () => null,
  change: (by, { elective }) => (by === 'registrar' || elective ? null : 'registration.plan_mandatory'),
  exclude: (by, { elective, added_by }) => {
    if (by === 'registrar' || added_by === by) return null;
    if (!elective) return 'registration.plan_mandatory';
    return by === 'advisor' ? null : 'registration.plan_exclusion_by_staff';
  },
  repeal: (by, { changed_by }) =>
    by === 'student' && changed_by !== 'student' ? 'registration.plan_changed_by_staff' : null,
};
