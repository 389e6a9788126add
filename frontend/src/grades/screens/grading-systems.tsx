import { entities } from '@portal/event-schemas/grades/entities.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** grading-systems: how percents become marks, in versions. */
export default listScreen(entities.grading_system, {
  columns: ['name', 'for_level', 'valid_from', 'rating_weight', 'pass_from'],
});
