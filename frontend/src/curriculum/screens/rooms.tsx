import { room } from '@portal/event-schemas/curriculum/entities/rooms.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** rooms: where lessons take place. */
export default listScreen(room, { columns: ['code', 'building', 'kind', 'capacity', 'equipment', 'is_closed'] });
