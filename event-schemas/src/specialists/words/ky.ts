import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What kinds of specialists, and those who are one, are called. */
const ky = {
  specialist_type: {
    one: 'адистин түрү',
    many: 'адистердин түрлөрү',
    object: 'адистин түрүн',
    lead: 'Кимге жана кандай эреже менен жазылса болот. Жок дегенде бир адиси бар түрдү өчүрүүгө болбойт.',
    fields: {
      name: 'Аталышы',
      minutes: 'Кабыл алуунун узактыгы, мүн',
      book_from_hours: 'Кеминде канча саат мурун жазылуу керек',
      book_until_days: 'Канча күн алдыга жазылса болот',
      cancel_until_hours: 'Студент кеминде канча саат мурун жокко чыгара алат',
      open_limit: 'Студенттин ачык жазылуулары',
    },
    hints: { name: 'Орусча, казакча жана англисче; кыргызча аталышы жок болсо, орусчасы көрсөтүлөт.' },
    rules: { 'specialists.name_required': 'Аталышын орусча, казакча жана англисче жазыңыз.' },
  },
  specialist_role: {
    one: 'адис',
    many: 'адистер',
    object: 'адисти',
    lead: 'Ким кабыл алат. Кабыл алуу сааттарын жана жок боло турган убактысын адис өзү белгилейт, керек болсо, анын ордуна сиз белгилей аласыз.',
    empty: 'Азырынча адис жок',
    removal: 'Жаңы жазылуу болбойт, мурункулары калат.',
    fields: {
      account: 'Адис',
      type: 'Түрү',
      room: 'Бөлмө',
      minutes: 'Кабыл алуунун узактыгы, мүн',
      about: 'Адис тууралуу',
      photo: 'Сүрөт',
    },
    hints: { photo: 'Аны студенттер көрөт. PNG, JPEG же WebP, кеминде 200 × 200 пиксель', minutes: 'Көрсөтүлбөсө, адистин түрүнө коюлган узактык колдонулат.' },
  },
} satisfies Words<typeof entities>;
export default ky;
