import type { Localized } from '../../kernel/localized.ts';
import type { individualPlanEvents } from './events.ts';

/** The history of an individual plan in words. */
export const individualPlanSentences: Record<keyof typeof individualPlanEvents, Localized> = {
  PlanDisciplinesAdded: {
    ru: '{actor} добавляет дисциплины в ИУП на {study_year} год: {entries.name}', kk: '{actor} {study_year} жылғы жеке оқу жоспарына пән қосты: {entries.name}',
    en: '{actor} adds disciplines to the individual plan of {study_year}: {entries.name}', ky: '{actor} {study_year}-жылдын жеке окуу планына сабак кошту: {entries.name}',
  },
  PlanLanguageChosen: {
    ru: '{actor} выбирает язык дисциплины «{entry.name}»: {language} ({load_types})', kk: '{actor} «{entry.name}» пәнінің тілін таңдады: {language} ({load_types})',
    en: '{actor} chooses the language of “{entry.name}”: {language} ({load_types})', ky: '{actor} «{entry.name}» сабагынын тилин тандады: {language} ({load_types})',
  },
  PlanTeacherChosen: {
    ru: '{actor} выбирает преподавателя дисциплины «{entry.name}»: {teacher} ({load_types})', kk: '{actor} «{entry.name}» пәнінің оқытушысын таңдады: {teacher} ({load_types})',
    en: '{actor} chooses the teacher of “{entry.name}”: {teacher} ({load_types})', ky: '{actor} «{entry.name}» сабагынын окутуучусун тандады: {teacher} ({load_types})',
  },
  PlanDisciplineChanged: {
    ru: '{actor} заменяет в ИУП «{entry.name}» на «{replacement.name}»', kk: '{actor} жеке оқу жоспарындағы «{entry.name}» пәнін «{replacement.name}» пәніне ауыстырды',
    en: '{actor} takes “{replacement.name}” in the place of “{entry.name}”', ky: '{actor} жеке окуу пландагы «{entry.name}» сабагын «{replacement.name}» сабагына алмаштырды',
  },
  PlanDisciplineRepealed: {
    ru: '{actor} отменяет изменение дисциплины «{entry.name}»', kk: '{actor} «{entry.name}» пәнінің өзгерісін қайтарды',
    en: '{actor} takes back the change of “{entry.name}”', ky: '{actor} «{entry.name}» сабагынын өзгөрүүсүн кайтарды',
  },
  PlanDisciplineExcluded: {
    ru: '{actor} меняет участие дисциплины «{entry.name}» в ИУП, в плане: {is_active}. {reason}', kk: '{actor} «{entry.name}» пәнінің жеке оқу жоспарында болуын өзгертті, жоспарда: {is_active}. {reason}',
    en: '{actor} sets whether “{entry.name}” stands in the plan: {is_active}. {reason}', ky: '{actor} «{entry.name}» сабагынын пландагы ордун өзгөрттү, планда: {is_active}. {reason}',
  },
  PlanChangeNotified: {
    ru: '{actor} сообщает об изменении ИУП: {to} {message}', kk: '{actor} жеке оқу жоспары өзгергенін хабарлады: {to} {message}',
    en: '{actor} tells of a change of the individual plan: {to} {message}', ky: '{actor} жеке окуу план өзгөргөнүн кабарлады: {to} {message}',
  },
};
