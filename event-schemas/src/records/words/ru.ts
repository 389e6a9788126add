import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What papers of foreign students, and what is told of them, are called. */
const ru = {
  migration_registration: {
    one: 'документ для пребывания',
    many: 'документы для пребывания',
    object: 'документ для пребывания',
    add: 'Добавить документ',
    lead: 'Паспорт, виза и регистрация: добавьте их с датами, и портал напомнит, пока они не закончились.',
    empty: 'Документов пока нет',
    fields: {
      student: 'Студент',
      document: 'Документ',
      number: 'Серия и номер',
      issued_on: 'Выдан',
      valid_until: 'Действует до',
      issued_by: 'Кем выдан',
      address: 'Адрес проживания',
      files: 'Копии',
      sent_at: 'Подан',
      state: 'Состояние',
      comment: 'Комментарий',
      decided_by: 'Кем проверено',
      decided_at: 'Когда проверено',
    },
    states: { SUBMITTED: 'На проверке', CHECKED: 'Проверен', RETURNED: 'На исправлении' },
    rules: { 'records.ends_before_issue': 'Документ действует до дня после дня выдачи.' },
    acts: {
      check: { does: 'Подтвердить', says: '{actor} подтверждает документ', tells: { title: 'Документ проверен', text: '{document}: действует до {valid_until}.' } },
      give_back: { does: 'Вернуть', says: '{actor} возвращает документ[: {comment}]', tells: { title: 'Документ нужно исправить', text: '{document}: {comment}' } },
      send: { does: 'Подать снова', says: '{actor} снова отправляет документ' },
    },
    waits: { SUBMITTED: { title: 'Документы иностранных студентов ждут проверки: {count}', text: 'Дольше суток ждут: {count}, самый ранний с {since}.' } },
  },
  foreign_students_notification: {
    one: 'напоминание о документах',
    many: 'напоминания о документах',
    object: 'напоминание о документах',
    lead: 'Письма иностранным студентам перед окончанием их документов. Каждое утро, один раз на документ.',
    fields: { subject: 'Тема', text: 'Текст', documents: 'О каких документах', days_before: 'За сколько дней', is_active: 'Отправлять' },
    columns: { days_before: { days: 'Дней до окончания' } },
    hints: { days_before: 'Например, 30, 14 и 3 дня. На следующий день после окончания придёт ещё одно письмо.' },
  },
} satisfies Words<typeof entities>;
export default ru;
