import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  no_form: 'Формасы азырынча жок',
  version: '%{version}-версия',
  publish: 'Жарыялоо',
  published: 'Форманын жаңы версиясы жарыяланды',
  hint: 'Биринчи тексттик талаа жетишкендиктин аталышы, биринчи күн анын күнү болот. Мурда толтурулгандар мурунку формасында калат.',
} satisfies Catalogue<typeof ru>;
export default ky;
