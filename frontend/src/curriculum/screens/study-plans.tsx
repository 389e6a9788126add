import { study_plan } from '@portal/event-schemas/curriculum/entities/plans.ts';
import { useLink } from '../../app/links.ts';
import { EntityList } from '../../entity/list-screen.tsx';
import { CopyYear } from '../parts/copy-year.tsx';

/** study-plans: plans of programs by year of entry; a row leads to the plan by semesters. */
export default function StudyPlans() {
  const link = useLink();
  return (
    <EntityList
      entity={study_plan}
      columns={['code', 'edu_program', 'entry_year', 'students']}
      headerActs={<CopyYear />}
      to={({ uid }) => link('study-plan', { uid })}
    />
  );
}
