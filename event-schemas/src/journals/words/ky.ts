import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What rules of closing, reasons, types, colours and requests are called. */
const ky = {
  journal_block_rule: {
    one: 'журналды жабуу эрежеси',
    many: 'журналды жабуу эрежелери',
    object: 'журналды жабуу эрежесин',
    lead: 'Жума бүткөндөн кийин журнал канча күндөн соң өзү жабылат. Эреже жок болсо: 10 күндөн кийин, күн сайын.',
    empty: 'Азырынча эреже жок: жумалар 10 күндөн кийин жабылат',
    removal: 'Али ачык жумалар жалпыраак эреже боюнча жабылат.',
    fields: {
      name: 'Аталышы',
      days: 'Жума бүткөндөн кийинки күндөр',
      frequency: 'Канчалык тез-тез жабылат',
      weekday: 'Жума күнү (1\u00a0— дүйшөмбү)',
      month_day: 'Айдын күнү',
      run_at: 'Саат канчада',
      study_period: 'Окуу мезгили',
      load_type: 'Сабактын түрү',
      preparation_level: 'Даярдоо деңгээли',
      is_active: 'Колдонууда',
    },
    hints: {
      study_period: 'Бош болсо: баарына',
      load_type: 'Бош болсо: баарына',
      preparation_level: 'Бош болсо: баарына',
      month_day: 'Мындай күн жок болсо, айдын акыркы күнү',
      is_active: 'Колдонууда болбосо, мындай журналдар өзү жабылбайт',
    },
    codes: { frequency: { DAILY: 'Күн сайын', WEEKLY: 'Жума сайын', MONTHLY: 'Ай сайын' } },
    rules: {
      'journals.run_at_wrong': 'Убакытты мындай жазыңыз: 00:00.',
      'journals.weekday_needed': 'Жума күнүн тандаңыз.',
      'journals.month_day_needed': 'Айдын күнүн тандаңыз.',
    },
  },
  reason_for_missing: {
    one: 'сабактан калуу себеби',
    many: 'сабактан калуу себептери',
    object: 'сабактан калуу себебин',
    lead: 'Окутуучу сабактан калганга тандай турган себептер.',
    fields: {
      name: 'Аталышы',
      short: 'Журналдагы тамга',
      is_excused: 'Себептүү',
      makes_up: 'Ордун толтурса болот',
    },
    hints: { makes_up: 'Мындай калуунун жанына баа койсо болот' },
  },
  journal_type: {
    one: 'журналдын түрү',
    many: 'журналдын түрлөрү',
    object: 'журналдын түрүн',
    lead: 'Сабакта кандай баа коюлат. Түрү берилбесе: лекцияда катышуу гана, калганында пайыз.',
    fields: { name: 'Аталышы', load_type: 'Сабактын түрү', mark_kind: 'Баалар' },
    codes: { mark_kind: { none: 'Баасыз', percent: 'Пайыз', pass_fail: 'Өттү же өткөн жок' } },
  },
  journal_color: {
    one: 'журналдын түсү',
    many: 'журналдын түстөрү',
    object: 'журналдын түсүн',
    fields: { what: 'Эмне', color: 'Түсү' },
    codes: {
      what: {
        low: 'Төмөн баа',
        middle: 'Орто баа',
        high: 'Жогорку баа',
        missed: 'Сабактан калуу',
        excused: 'Себептүү калуу',
        cancelled: 'Өтпөгөн сабак',
        blocked: 'Жабык жума',
      },
    },
  },
  reopening_request: {
    one: 'жуманы ачуу өтүнүчү',
    many: 'жуманы ачуу өтүнүчтөрү',
    object: 'жуманы ачуу өтүнүчүн',
    add: 'Ачууну суроо',
    empty: 'Өтүнүч жок',
    fields: {
      journal: 'Журнал',
      week: 'Жуманын башы',
      reason: 'Себеби',
      days: 'Канча күнгө',
      asked_by: 'Ким сурайт',
      asked_at: 'Качан',
      state: 'Абалы',
      comment: 'Түшүндүрмө',
      decided_by: 'Ким чечти',
      decided_at: 'Качан чечилди',
    },
    states: { asked: 'Чечим күтүүдө', granted: 'Ачылды', refused: 'Ачылган жок', withdrawn: 'Кайра алынды' },
    acts: {
      ask: {
        does: 'Кайра суроо',
        says: '{actor} журналдын {week} башталган жумасын ачууну сурады',
        tells: { title: 'Журналдын жумасын ачууну сурашат', text: '{asked_by}: {week} башталган жума. {reason}' },
      },
      grant: {
        does: 'Ачуу',
        says: '{actor} журналдын {week} башталган жумасын ачты, күндөр: {days}',
        tells: {
          title: 'Журналдын жумасы ачылды',
          text: '{week} башталган жуманы толтурса болот. Күндөр: {days}.',
        },
      },
      refuse: {
        does: 'Ачпоо',
        says: '{actor} журналдын жумасын ачкан жок[: {comment}]',
        tells: { title: 'Журналдын жумасы ачылган жок', text: '{week} башталган жума: {comment}' },
      },
      withdraw: { does: 'Өтүнүчтү кайра алуу', says: '{actor} жуманы ачуу өтүнүчүн кайра алды' },
    },
    waits: {
      asked: {
        title: 'Журналды ачуу өтүнүчтөрү чечим күтүүдө: {count}',
        text: 'Бир күндөн ашык күткөнү: {count}, эң эскиси {since} бери.',
      },
    },
  },
} satisfies Words<typeof entities>;
export default ky;
