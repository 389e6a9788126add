import { foreignNotification } from '@portal/event-schemas/records/entities.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** foreign-documents/notification: what foreign students are told before their papers run out. */
export default listScreen(foreignNotification, {
  columns: ['subject', 'documents', 'days_before', 'is_active'],
});
