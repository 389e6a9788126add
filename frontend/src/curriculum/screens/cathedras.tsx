import { cathedra } from '@portal/event-schemas/curriculum/entities/structure.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** cathedras: departments with their heads. */
export default listScreen(cathedra, { columns: ['code', 'name', 'faculty', 'head', 'teachers', 'programs'] });
