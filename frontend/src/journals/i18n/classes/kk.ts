import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  add: 'Сабақ қосу',
  add_title: 'Қосымша сабақ',
  added: 'Сабақ қосылды',
  move: 'Ауыстыру',
  move_title: 'Сабақты басқа уақытқа ауыстыру',
  moved: 'Сабақ ауыстырылды',
  date: 'Күні',
  start: 'Басталуы',
  length: 'Ұзақтығы, минут',
  room: 'Аудитория',
  room_hint: 'Көрсетпесе де болады',
  theme: 'Тақырыбы',
  substitute: 'Алмастырушыны тағайындау',
  substitute_title: 'Сабақты кім өткізеді',
  substitute_teacher: 'Оқытушы',
  substitute_hint: 'Бос болса: сабақты қайтадан курс оқытушысы жүргізеді',
  substitute_reason: 'Себебі',
  substituted: 'Алмастырушы жазылды',
  save: 'Сақтау',
  tabs: {
    label: 'Не көрсету',
    grid: 'Журнал',
    cancellations: 'Болмаған сабақтар',
  },
  happened: {
    SessionCancelled: 'Болмайды деп белгіленді',
    SessionRestored: 'Қайтарылды',
    CancellationTold: 'Студенттерге хабарланды',
  },
  class: 'Сабақ',
  event: 'Не болды',
  at: 'Қашан',
  by: 'Кім',
  comment: 'Түсініктеме',
  told: 'Кімге хабарланды',
  told_count: 'Студенттер: %{count}',
  none_cancelled: 'Ешбір сабақ болдырылмай қалған жоқ',
} satisfies Catalogue<typeof ru>;
export default kk;
