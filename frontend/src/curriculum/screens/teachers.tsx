import { teacher } from '@portal/event-schemas/curriculum/entities/people.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** teachers: and where they work. */
export default listScreen(teacher, {
  columns: ['display_name', 'code', 'cathedra', 'other_cathedras', 'position', 'is_advisor'],
});
