import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const en = {
  kind: {
    advisee: 'Student’s advisor',
  },
} satisfies Catalogue<typeof ru>;
export default en;
