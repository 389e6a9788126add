import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  kind: {
    advisee: 'Студенттин эдвайзери',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
