import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

export default {
  application_status: {
    one: 'өтініш мәртебесі',
    many: 'өтініш мәртебелері',
    object: 'өтініш мәртебесін',
    lead: 'Әр кезеңнің бастапқы мәртебесін маршруттың өзі қояды. Қалғандарын дәлірек айту үшін қолмен береді: «Анықтама дайын».',
    add: 'Мәртебе қосу',
    empty: 'Мәртебе жоқ',
    removal: 'Мәртебе кем дегенде бір өтініште тұрғанда оны жоюға болмайды.',
    fields: { name: 'Атауы', stage: 'Кезең', colour: 'Түсі', initial: 'Маршрут қояды', sort: 'Реті' },
    codes: { colour: { grey: 'сұр', blue: 'көк', green: 'жасыл', amber: 'сары', red: 'қызыл', violet: 'күлгін' } },
    own: { preview: 'Осылай көрінеді' },
  },
} satisfies Words<typeof entities>;
