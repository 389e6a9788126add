import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  add: 'Сабак кошуу',
  add_title: 'Кошумча сабак',
  added: 'Сабак кошулду',
  move: 'Жылдыруу',
  move_title: 'Сабакты башка убакытка жылдыруу',
  moved: 'Сабак жылдырылды',
  date: 'Күнү',
  start: 'Башталышы',
  length: 'Узактыгы, мүнөт',
  room: 'Аудитория',
  room_hint: 'Көрсөтпөсө да болот',
  theme: 'Темасы',
  substitute: 'Алмаштыруучуну дайындоо',
  substitute_title: 'Сабакты ким өтөт',
  substitute_teacher: 'Окутуучу',
  substitute_hint: 'Бош болсо: сабакты кайра курстун окутуучусу өтөт',
  substitute_reason: 'Себеби',
  substituted: 'Алмаштыруучу жазылды',
  save: 'Сактоо',
  tabs: {
    label: 'Эмнени көрсөтүү',
    grid: 'Журнал',
    cancellations: 'Өтпөгөн сабактар',
  },
  happened: {
    SessionCancelled: 'Жокко чыгарылды',
    SessionRestored: 'Кайтарылды',
    CancellationTold: 'Студенттерге кабарланды',
  },
  class: 'Сабак',
  event: 'Эмне болду',
  at: 'Качан',
  by: 'Ким',
  comment: 'Түшүндүрмө',
  told: 'Кимге кабарланды',
  told_count: 'Студенттер: %{count}',
  none_cancelled: 'Бир да сабак жокко чыгарылган эмес',
} satisfies Catalogue<typeof ru>;
export default ky;
