import { edu_program_group } from '@portal/event-schemas/curriculum/entities/structure.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** edu-program-groups: groups of programs. */
export default listScreen(edu_program_group, { columns: ['code', 'name', 'programs'] });
