import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What papers of foreign students, and what is told of them, are called. */
const ky = {
  migration_registration: {
    one: 'жашоо документи',
    many: 'жашоо документтери',
    object: 'жашоо документин',
    add: 'Документ кошуу',
    lead: 'Паспорт, виза жана каттоо: аларды мөөнөтү менен кошуңуз, портал мөөнөтү бүткөнчө эскертип турат.',
    empty: 'Документтер азырынча жок',
    fields: {
      student: 'Студент',
      document: 'Документ',
      number: 'Сериясы жана номери',
      issued_on: 'Берилген күнү',
      valid_until: 'Жарактуу мөөнөтү',
      issued_by: 'Ким берген',
      address: 'Жашаган дареги',
      files: 'Көчүрмөлөрү',
      sent_at: 'Тапшырылган убактысы',
      state: 'Абалы',
      comment: 'Түшүндүрмө',
      decided_by: 'Ким текшерди',
      decided_at: 'Текшерилген убактысы',
    },
    states: { SUBMITTED: 'Текшерүүдө', CHECKED: 'Текшерилди', RETURNED: 'Оңдоодо' },
    rules: { 'records.ends_before_issue': 'Документтин мөөнөтү берилген күндөн кийин бүтүшү керек.' },
    acts: {
      check: { does: 'Ырастоо', says: '{actor} документти ырастады', tells: { title: 'Документ текшерилди', text: '{document}: жарактуулук мөөнөтү {valid_until}.' } },
      give_back: { does: 'Кайтаруу', says: '{actor} документти кайтарды[: {comment}]', tells: { title: 'Документти оңдоо керек', text: '{document}: {comment}' } },
      send: { does: 'Кайра жөнөтүү', says: '{actor} документти кайра жөнөттү' },
    },
    waits: { SUBMITTED: { title: 'Чет элдик студенттердин текшерүүнү күткөн документтери: {count}', text: 'Бир суткадан ашык күткөнү: {count}, эң биринчисинин убактысы: {since}.' } },
  },
  foreign_students_notification: {
    one: 'документтер тууралуу эскертүү',
    many: 'документтер тууралуу эскертүүлөр',
    object: 'документтер тууралуу эскертүүнү',
    lead: 'Чет элдик студенттерге документтеринин мөөнөтү бүткөнчө жөнөтүлүүчү каттар. Эртең менен, бир документке бир жолу.',
    fields: { subject: 'Темасы', text: 'Тексти', documents: 'Кайсы документтер тууралуу', days_before: 'Канча күн мурун', is_active: 'Жөнөтүү' },
    columns: { days_before: { days: 'Мөөнөтү бүткөнчө калган күн' } },
    hints: { days_before: 'Мисалы, 30, 14 жана 3 күн. Мөөнөтү бүткөндүн эртеси дагы бир кат келет.' },
  },
} satisfies Words<typeof entities>;
export default ky;
