import { specialistRole } from '@portal/event-schemas/specialists/entities.ts';
import { listScreen } from '../../entity/list-screen.tsx';

/** Who is a specialist, of which kind, and where. */
export default listScreen(specialistRole, { columns: ['account', 'type', 'room', 'minutes'] });
