import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What rules of closing, reasons, types, colours and requests are called. */
const kk = {
  journal_block_rule: {
    one: 'журналды жабу ережесі',
    many: 'журналды жабу ережелері',
    object: 'журналды жабу ережесін',
    lead: 'Апта аяқталғаннан кейін журнал неше күннен соң өзі жабылады. Ереже болмаса: 10 күннен кейін, күн сайын.',
    empty: 'Әзірге ереже жоқ: апталар 10 күннен кейін жабылады',
    removal: 'Әлі ашық апталар жалпылау ереже бойынша жабылады.',
    fields: {
      name: 'Атауы',
      days: 'Апта біткеннен кейінгі күн саны',
      frequency: 'Қаншалықты жиі жабылады',
      weekday: 'Апта күні (1\u00a0— дүйсенбі)',
      month_day: 'Айдың күні',
      run_at: 'Сағат нешеде',
      study_period: 'Оқу кезеңі',
      load_type: 'Сабақ түрі',
      preparation_level: 'Дайындық деңгейі',
      is_active: 'Қолданыста',
    },
    hints: {
      study_period: 'Бос болса: бәріне',
      load_type: 'Бос болса: бәріне',
      preparation_level: 'Бос болса: бәріне',
      month_day: 'Мұндай күн болмаса, айдың соңғы күні',
      is_active: 'Қолданыста болмаса, мұндай журналдар өзі жабылмайды',
    },
    codes: { frequency: { DAILY: 'Күн сайын', WEEKLY: 'Апта сайын', MONTHLY: 'Ай сайын' } },
    rules: {
      'journals.run_at_wrong': 'Уақытты былай жазыңыз: 00:00.',
      'journals.weekday_needed': 'Апта күнін таңдаңыз.',
      'journals.month_day_needed': 'Айдың күнін таңдаңыз.',
    },
  },
  reason_for_missing: {
    one: 'сабақтан қалу себебі',
    many: 'сабақтан қалу себептері',
    object: 'сабақтан қалу себебін',
    lead: 'Оқытушы сабақтан қалғанға таңдайтын себептер.',
    fields: {
      name: 'Атауы',
      short: 'Журналдағы әріп',
      is_excused: 'Себепті',
      makes_up: 'Өтеуге болады',
    },
    hints: { makes_up: 'Мұндай қалудың жанына баға қоюға болады' },
  },
  journal_type: {
    one: 'журнал түрі',
    many: 'журнал түрлері',
    object: 'журнал түрін',
    lead: 'Сабақта қандай баға қойылады. Түрі берілмесе: дәрісте тек қатысу, қалғанында пайыз.',
    fields: { name: 'Атауы', load_type: 'Сабақ түрі', mark_kind: 'Бағалар' },
    codes: { mark_kind: { none: 'Бағасыз', percent: 'Пайыз', pass_fail: 'Өтті немесе өтпеді' } },
  },
  journal_color: {
    one: 'журнал түсі',
    many: 'журнал түстері',
    object: 'журнал түсін',
    lead: 'Журнал ұяшықтары қандай түсте. Түстің жанында әрқашан сөз тұрады. Берілмегені әдепкі түсте болады.',
    fields: { what: 'Не', color: 'Түсі' },
    codes: {
      what: {
        low: 'Төмен баға',
        middle: 'Орташа баға',
        high: 'Жоғары баға',
        missed: 'Сабақтан қалу',
        excused: 'Себепті қалу',
        cancelled: 'Болмаған сабақ',
        blocked: 'Жабық апта',
      },
    },
  },
  absence_limit: {
    one: 'сабақтан қалу шегі',
    many: 'сабақтан қалу шектері',
    object: 'сабақтан қалу шегін',
    lead: 'Себепсіз неше рет қалуға болады. Одан кейін студент тәуекел тізіміне түседі, өзіне және эдвайзеріне хабар барады. Жазба болмаса: 3.',
    empty: 'Әзірге шек жоқ: себепсіз үш рет қалғанда хабарланады',
    removal: 'Бұдан былай жалпы шек қолданылады.',
    fields: { study_period: 'Оқу кезеңі', unexcused: 'Себепсіз қалған сабақ' },
    hints: { study_period: 'Бос болса: барлық кезеңге' },
  },
  reopening_request: {
    one: 'аптаны ашу туралы өтініш',
    many: 'аптаны ашу туралы өтініштер',
    object: 'аптаны ашу туралы өтінішті',
    add: 'Ашуды сұрау',
    empty: 'Өтініш жоқ',
    fields: {
      journal: 'Журнал',
      week: 'Апта басы',
      reason: 'Себебі',
      days: 'Неше күнге',
      asked_by: 'Кім сұрайды',
      asked_at: 'Қашан',
      state: 'Күйі',
      comment: 'Түсініктеме',
      decided_by: 'Кім шешті',
      decided_at: 'Қашан шешілді',
    },
    states: { asked: 'Шешім күтуде', granted: 'Ашылды', refused: 'Ашылмады', withdrawn: 'Қайтарып алынды' },
    acts: {
      ask: {
        does: 'Қайта сұрау',
        says: '{actor} журналдың {week} басталатын аптасын ашуды сұрады',
        tells: { title: 'Журнал аптасын ашуды сұрайды', text: '{asked_by}: {week} басталатын апта. {reason}' },
      },
      grant: {
        does: 'Ашу',
        says: '{actor} журналдың {week} басталатын аптасын ашты, күн саны: {days}',
        tells: {
          title: 'Журнал аптасы ашылды',
          text: '{week} басталатын аптаны толтыруға болады. Күн саны: {days}.',
        },
      },
      refuse: {
        does: 'Ашпау',
        says: '{actor} журнал аптасын ашпады[: {comment}]',
        tells: { title: 'Журнал аптасы ашылмады', text: '{week} басталатын апта: {comment}' },
      },
      withdraw: { does: 'Өтінішті қайтарып алу', says: '{actor} аптаны ашу туралы өтінішін қайтарып алды' },
    },
    waits: {
      asked: {
        title: 'Журналды ашу өтініштері шешім күтуде: {count}',
        text: 'Бір күннен артық күтіп тұрғаны: {count}, ең ескісі {since} бері.',
      },
    },
  },
} satisfies Words<typeof entities>;
export default kk;
