import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  lead: 'Papers with which foreign students stay in the country: check them and watch their dates.',
} satisfies Catalogue<typeof ru>;
export default en;
