import { specialistType } from '@portal/event-schemas/specialists/entities.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** Kinds of specialists, and how appointments with them are made. */
export default listScreen(specialistType, {
  columns: ['name', 'minutes', 'book_until_days', 'cancel_until_hours'],
});
