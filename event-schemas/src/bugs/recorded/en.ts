import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const en = {
  kind: { bug_numbers: 'Numbers of bug reports' },
  field: { bug: 'Bug report' },
} satisfies Catalogue<typeof ru>;
export default en;
