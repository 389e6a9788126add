import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What papers of foreign students, and what is told of them, are called. */
const kk = {
  migration_registration: {
    one: 'болу құжаты',
    many: 'болу құжаттары',
    object: 'болу құжатын',
    add: 'Құжат қосу',
    lead: 'Паспорт, виза және тіркеу: оларды мерзімімен қосыңыз, портал мерзімі біткенше ескертіп отырады.',
    empty: 'Құжаттар әзірге жоқ',
    fields: {
      student: 'Студент',
      document: 'Құжат',
      number: 'Сериясы мен нөмірі',
      issued_on: 'Берілген күні',
      valid_until: 'Жарамды мерзімі',
      issued_by: 'Кім берген',
      address: 'Тұратын мекенжайы',
      files: 'Көшірмелері',
      sent_at: 'Тапсырылған уақыты',
      state: 'Күйі',
      comment: 'Түсініктеме',
      decided_by: 'Кім тексерді',
      decided_at: 'Тексерілген уақыты',
    },
    states: { SUBMITTED: 'Тексеруде', CHECKED: 'Тексерілді', RETURNED: 'Түзетуде' },
    rules: { 'records.ends_before_issue': 'Құжаттың мерзімі берілген күнінен кейін бітуі керек.' },
    acts: {
      check: { does: 'Растау', says: '{actor} құжатты растады', tells: { title: 'Құжат тексерілді', text: '{document}: жарамдылық мерзімі {valid_until}.' } },
      give_back: { does: 'Қайтару', says: '{actor} құжатты қайтарды[: {comment}]', tells: { title: 'Құжатты түзету керек', text: '{document}: {comment}' } },
      send: { does: 'Қайта жіберу', says: '{actor} құжатты қайта жіберді' },
    },
    waits: { SUBMITTED: { title: 'Шетелдік студенттердің тексеруді күткен құжаттары: {count}', text: 'Бір тәуліктен артық күткені: {count}, ең алғашқысының уақыты: {since}.' } },
  },
  foreign_students_notification: {
    one: 'құжаттар туралы ескерту',
    many: 'құжаттар туралы ескертулер',
    object: 'құжаттар туралы ескертуді',
    lead: 'Шетелдік студенттерге құжаттарының мерзімі біткенше жіберілетін хаттар. Таңертең, бір құжатқа бір рет.',
    fields: { subject: 'Тақырыбы', text: 'Мәтіні', documents: 'Қай құжаттар туралы', days_before: 'Неше күн бұрын', is_active: 'Жіберу' },
    columns: { days_before: { days: 'Мерзімі біткенше қалған күн' } },
    hints: { days_before: 'Мысалы, 30, 14 және 3 күн. Мерзімі біткеннің ертеңіне тағы бір хат келеді.' },
  },
} satisfies Words<typeof entities>;
export default kk;
