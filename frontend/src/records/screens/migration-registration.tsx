import { migrationRegistration } from '@portal/event-schemas/records/entities.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** user-settings/migration-registration: a foreign student's own papers, with until when they are valid. */
export default listScreen(migrationRegistration, {
  columns: ['document', 'number', 'valid_until', 'state', 'comment'],
  without: ['student'],
  storeKey: 'records.mine',
  exportable: false,
});
