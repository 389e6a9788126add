import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  lead: 'Чет элдик студенттер өлкөдө жүргөн документтер: текшериңиз жана мөөнөтүн көзөмөлдөңүз.',
} satisfies Catalogue<typeof ru>;
export default ky;
