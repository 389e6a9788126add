import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  kind: {
    teacher_request: 'Окутуучуга өтүнүч',
  },
  field: {
    reasons: 'Себептери',
    teachers: 'Окутуучулар',
    missing: 'Окулган эмес',
    decided_by: 'Ким жооп берди',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
