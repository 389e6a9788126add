import { room } from '@portal/event-schemas/curriculum/entities/rooms.ts';
import { firstRowsOf } from '../../lists/first-rows.ts';

export default firstRowsOf(room);
