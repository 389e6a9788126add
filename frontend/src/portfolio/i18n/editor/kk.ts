import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  no_form: 'Формасы әлі жоқ',
  version: '%{version}-нұсқа',
  publish: 'Жариялау',
  published: 'Форманың жаңа нұсқасы жарияланды',
  hint: 'Бірінші мәтіндік өріс жетістіктің атауы, бірінші күн оның күні болады. Бұрын толтырылғандар бұрынғы формада қалады.',
} satisfies Catalogue<typeof ru>;
export default kk;
