import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const en = {
  kind: {
    teacher_request: 'Request to a teacher',
  },
  field: {
    reasons: 'Reasons',
    teachers: 'Teachers',
    missing: 'Not completed',
    decided_by: 'Answered by',
  },
} satisfies Catalogue<typeof ru>;
export default en;
