import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  list: {
    search: 'Студент немесе жоспар',
    student: 'Студент',
    number: 'Нөмірі',
    group: 'Топ',
    advisor: 'Эдвайзер',
    plan: 'Жоспар',
    period: 'Оқу кезеңі',
    courses: 'Курстары',
    credits: 'Кредит',
    state: 'Күйі',
    shared: 'Көрсетілген уақыты',
    answered: 'Жауап берілген',
    empty: 'Әзірге ешкім апта жоспарын көрсеткен жоқ',
    empty_hint: 'Студент жоспарын эдвайзерге көрсеткенде, ол осы жерде пайда болады.',
  },
  state: {
    draft: 'Жоба',
    shared: 'Жауап күтуде',
    accepted: 'Мақұлданды',
    change_suggested: 'Өзгерту ұсынылды',
  },
  plan: {
    gone: 'Студент бұл жоспарды қайтарып алды немесе өзгертті.',
    audit: 'тыңдауға',
    not_chosen: 'Сабақтардың бәрі таңдалған жоқ',
    remarks: 'Хат алмасу',
    accept: 'Жоспарды мақұлдайды',
    suggest_change: 'Өзгертуді ұсынады',
    not_taught: 'Жоспардың %{smart_count} курсы енді оқытылмайды',
  },
  answer: {
    comment: 'Студентке жауабыңыз',
    hint: 'Өзгерту ұсыну немесе түсініктеме жазу үшін қажет.',
    accept: 'Мақұлдау',
    suggest_change: 'Өзгертуді ұсыну',
    only_comment: 'Тек түсініктеме',
    done: 'Жауабыңыз студентке жетеді',
    read_only: 'Студенттің эдвайзері жауап береді.',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
