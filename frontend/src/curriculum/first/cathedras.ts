import { cathedra } from '@portal/event-schemas/curriculum/entities/structure.ts';
import { firstRowsOf } from '../../lists/first-rows.ts';

export default firstRowsOf(cathedra);
