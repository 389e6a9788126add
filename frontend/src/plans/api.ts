/** What other modules may use of the plans' frontend. Its texts come with `uses: ['plans']` in their module.ts. */
export { StatusOfDiscipline } from './parts/discipline-row.tsx';
export { byTerm } from './parts/plan-groups.ts';
export { usePlan, yearName } from './calls.ts';
export { usePlanText } from './text.ts';
