import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  kind: { bug_numbers: 'Ката тууралуу билдирүүлөрдүн номерлери' },
  field: { bug: 'Ката тууралуу билдирүү' },
} satisfies Catalogue<typeof ru>;
export default ky;
