import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What kinds of specialists, and those who are one, are called. */
const ru = {
  specialist_type: {
    one: 'вид специалиста',
    many: 'виды специалистов',
    object: 'вид специалиста',
    lead: 'К кому можно записаться и по каким правилам. Вид, в котором есть хоть один специалист, удалить нельзя.',
    fields: {
      name: 'Название',
      minutes: 'Приём длится, мин',
      book_from_hours: 'Запись не позднее чем за, ч',
      book_until_days: 'Запись вперёд на, дней',
      cancel_until_hours: 'Отмена студентом не позднее чем за, ч',
      open_limit: 'Открытых записей у студента',
    },
    hints: { name: 'На русском, казахском и английском; без кыргызского названия показывается русское.' },
    rules: { 'specialists.name_required': 'Напишите название на русском, казахском и английском.' },
  },
  specialist_role: {
    one: 'специалист',
    many: 'специалисты',
    object: 'специалиста',
    lead: 'Кто ведёт приём. Часы приёма и отсутствия отмечает сам специалист; если нужно, это можете сделать вы.',
    empty: 'Специалистов пока нет',
    removal: 'Новых записей не будет, уже сделанные останутся.',
    fields: {
      account: 'Специалист',
      type: 'Вид',
      room: 'Кабинет',
      minutes: 'Приём длится, мин',
      about: 'О специалисте',
      photo: 'Фото',
    },
    hints: { photo: 'Его видят студенты. PNG, JPEG или WebP, не меньше 200 × 200 пикселей', minutes: 'Если не указать, будет как у вида специалиста.' },
  },
} satisfies Words<typeof entities>;
export default ru;
