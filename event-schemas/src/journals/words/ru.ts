import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What rules of closing, reasons, types, colours and requests are called. */
const ru = {
  journal_block_rule: {
    one: 'правило закрытия журналов',
    many: 'правила закрытия журналов',
    object: 'правило закрытия журналов',
    lead: 'Через сколько дней после конца недели журнал закрывается сам. Без правил: через 10 дней, каждый день.',
    empty: 'Правил пока нет: недели закрываются через 10 дней',
    removal: 'Недели, которые ещё открыты, будут закрываться по более общему правилу.',
    fields: {
      name: 'Название',
      days: 'Дней после конца недели',
      frequency: 'Как часто закрывать',
      weekday: 'День недели (1\u00a0— понедельник)',
      month_day: 'Число месяца',
      run_at: 'Во сколько',
      study_period: 'Учебный период',
      load_type: 'Вид занятия',
      preparation_level: 'Уровень подготовки',
      is_active: 'Действует',
    },
    hints: {
      study_period: 'Пусто: для всех',
      load_type: 'Пусто: для всех',
      preparation_level: 'Пусто: для всех',
      month_day: 'Если такого числа нет, то в последний день месяца',
      is_active: 'Если не действует, такие журналы сами не закрываются',
    },
    codes: { frequency: { DAILY: 'Каждый день', WEEKLY: 'Каждую неделю', MONTHLY: 'Каждый месяц' } },
    rules: {
      'journals.run_at_wrong': 'Напишите время так: 00:00.',
      'journals.weekday_needed': 'Выберите день недели.',
      'journals.month_day_needed': 'Выберите число месяца.',
    },
  },
  reason_for_missing: {
    one: 'причина пропуска',
    many: 'причины пропусков',
    object: 'причину пропуска',
    lead: 'Что преподаватель выбирает для пропуска.',
    fields: {
      name: 'Название',
      short: 'Буква в журнале',
      is_excused: 'Уважительная',
      makes_up: 'Можно отработать',
    },
    hints: { makes_up: 'Рядом с таким пропуском может стоять оценка' },
  },
  journal_type: {
    one: 'вид журнала',
    many: 'виды журналов',
    object: 'вид журнала',
    lead: 'Какие оценки ставят на занятиях. Если вид не задан: на лекциях только посещение, на остальных проценты.',
    fields: { name: 'Название', load_type: 'Вид занятия', mark_kind: 'Оценки' },
    codes: { mark_kind: { none: 'Без оценок', percent: 'Проценты', pass_fail: 'Зачёт или незачёт' } },
  },
  journal_color: {
    one: 'цвет журнала',
    many: 'цвета журнала',
    object: 'цвет журнала',
    lead: 'Как клетки журнала окрашены. Рядом с цветом всегда стоит слово. Что не задано, окрашено по умолчанию.',
    fields: { what: 'Что', color: 'Цвет' },
    codes: {
      what: {
        low: 'Низкая оценка',
        middle: 'Средняя оценка',
        high: 'Высокая оценка',
        missed: 'Пропуск',
        excused: 'Уважительный пропуск',
        cancelled: 'Отменённое занятие',
        blocked: 'Закрытая неделя',
      },
    },
  },
  absence_limit: {
    one: 'предел пропусков',
    many: 'пределы пропусков',
    object: 'предел пропусков',
    lead: 'Сколько пропусков без причины допустимо. Дальше студент в списке риска, ему и его эдвайзеру приходит сообщение. Без записи: 3.',
    empty: 'Пределов пока нет: сообщают о трёх пропусках без причины',
    removal: 'Дальше действует общий предел.',
    fields: { study_period: 'Учебный период', unexcused: 'Пропусков без причины' },
    hints: { study_period: 'Пусто: для всех периодов' },
  },
  reopening_request: {
    one: 'просьба открыть неделю',
    many: 'просьбы открыть неделю',
    object: 'просьбу открыть неделю',
    add: 'Попросить открыть',
    empty: 'Просьб нет',
    fields: {
      journal: 'Журнал',
      week: 'Неделя с',
      reason: 'Причина',
      days: 'На сколько дней',
      asked_by: 'Кто просит',
      asked_at: 'Когда',
      state: 'Состояние',
      comment: 'Комментарий',
      decided_by: 'Кто решил',
      decided_at: 'Когда решено',
    },
    states: { asked: 'Ждёт решения', granted: 'Открыта', refused: 'Отказано', withdrawn: 'Отозвана' },
    acts: {
      ask: {
        does: 'Попросить снова',
        says: '{actor} просит открыть неделю журнала с {week}',
        tells: { title: 'Просят открыть неделю журнала', text: '{asked_by}: неделя с {week}. {reason}' },
      },
      grant: {
        does: 'Открыть',
        says: '{actor} открывает неделю журнала с {week}, дней: {days}',
        tells: {
          title: 'Неделя журнала открыта',
          text: 'Неделю с {week} можно заполнять. Дней: {days}.',
        },
      },
      refuse: {
        does: 'Отказать',
        says: '{actor} не открывает неделю журнала[: {comment}]',
        tells: { title: 'Неделю журнала не открыли', text: 'Неделя с {week}: {comment}' },
      },
      withdraw: { does: 'Отозвать просьбу', says: '{actor} отзывает просьбу открыть неделю журнала' },
    },
    waits: {
      asked: {
        title: 'Просьбы открыть журнал ждут решения: {count}',
        text: 'Дольше дня ждут решения: {count}, самая давняя\u00a0— с {since}.',
      },
    },
  },
} satisfies Words<typeof entities>;
export default ru;
