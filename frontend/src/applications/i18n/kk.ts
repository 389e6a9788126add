import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  stage: {
    draft: 'Жоба',
    in_review: 'Қаралуда',
    returned: 'Түзетуге қайтарылған',
    approved: 'Мақұлданған',
    rejected: 'Қабылданбады',
    withdrawn: 'Кері алынған',
  },
  widgets: {
    all_mine: 'Барлық өтініштерім',
    none_mine: 'Өтініштер әзірге жоқ',
    none_mine_hint: 'Анықтама, ауысу, демалыс және университетке басқа да өтініштер.',
    none_waiting: 'Сізді күтіп тұрған өтініш жоқ',
    none_waiting_hint: 'Жаңа өтініштер осында өздігінен шығады.',
    all_waiting: 'Шешім күтуде: %{count}',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
