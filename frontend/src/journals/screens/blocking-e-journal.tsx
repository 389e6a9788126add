import { entities } from '@portal/event-schemas/journals/entities.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** blocking-e-journal: after how many days weeks of journals close by themselves. */
export default listScreen(entities.journal_block_rule, {
  columns: ['name', 'days', 'frequency', 'study_period', 'load_type', 'preparation_level', 'is_active'],
});
