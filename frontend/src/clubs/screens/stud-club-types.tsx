import { clubType } from '@portal/event-schemas/clubs/entities.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** Types of clubs. */
export default listScreen(clubType, { columns: ['name'] });
