import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

export default {
  application_status: {
    one: 'статус заявлений',
    many: 'статусы заявлений',
    object: 'статус заявлений',
    lead: 'Маршрут сам ставит начальный статус каждой стадии. Остальные задают вручную, чтобы сказать точнее: «Справка готова».',
    add: 'Добавить статус',
    empty: 'Статусов нет',
    removal: 'Пока статус стоит хотя бы у одного заявления, удалить его нельзя.',
    fields: { name: 'Название', stage: 'Стадия', colour: 'Цвет', initial: 'Ставит маршрут', sort: 'Порядок' },
    codes: { colour: { grey: 'серый', blue: 'синий', green: 'зелёный', amber: 'жёлтый', red: 'красный', violet: 'фиолетовый' } },
    own: { preview: 'Так его увидят' },
  },
} satisfies Words<typeof entities>;
