import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  lead: 'Шетелдік студенттер елде болатын құжаттар: тексеріңіз және мерзімін бақылаңыз.',
} satisfies Catalogue<typeof ru>;
export default kk;
