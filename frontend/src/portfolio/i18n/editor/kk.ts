import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  no_form: 'Нысаны әлі жоқ',
  version: '%{version}-нұсқа',
  publish: 'Жариялау',
  published: 'Нысанның жаңа нұсқасы жарияланды',
  hint: 'Бірінші мәтіндік өріс жетістіктің атауы, бірінші күн оның күні болады. Бұрын толтырылғандар бұрынғы нысанда қалады.',
} satisfies Catalogue<typeof ru>;
export default kk;
