import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  kind: { bug_numbers: 'Қате туралы хабарлардың нөмірлері' },
  field: { bug: 'Қате туралы хабар' },
} satisfies Catalogue<typeof ru>;
export default kk;
