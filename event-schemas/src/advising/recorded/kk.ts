import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  kind: {
    advisee: 'Студенттің эдвайзері',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
