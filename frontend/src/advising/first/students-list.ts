import { firstRows } from '../../lists/first-rows.ts';

export default firstRows({ resource: 'advisors/my_students/all', sort: ['display_name', 'ASC'] });
