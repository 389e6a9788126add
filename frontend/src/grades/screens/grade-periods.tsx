import { entities } from '@portal/event-schemas/grades/entities.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** grade-periods: when sheets of a term are open to teachers. */
export default listScreen(entities.grade_period, { columns: ['study_period', 'kind', 'starts_on', 'ends_on'] });
