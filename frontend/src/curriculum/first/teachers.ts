import { teacher } from '@portal/event-schemas/curriculum/entities/people.ts';
import { firstRowsOf } from '../../lists/first-rows.ts';

export default firstRowsOf(teacher);
