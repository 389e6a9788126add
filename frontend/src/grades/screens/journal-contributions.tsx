import { entities } from '@portal/event-schemas/grades/entities.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** journal-contributions: what each kind of lessons counts in the rating of a year. */
export default listScreen(entities.journal_contribution, { columns: ['study_year', 'shares'] });
