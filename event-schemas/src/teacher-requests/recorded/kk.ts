import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  kind: {
    teacher_request: 'Оқытушыға сұраныс',
  },
  field: {
    reasons: 'Себептері',
    teachers: 'Оқытушылар',
    missing: 'Оқылмаған',
    decided_by: 'Кім жауап берді',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
