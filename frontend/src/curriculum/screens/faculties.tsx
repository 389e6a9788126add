import { faculty } from '@portal/event-schemas/curriculum/entities/structure.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** faculties: the top of the structure, with the number of departments of each. */
export default listScreen(faculty, { columns: ['code', 'name', 'cathedras'] });
