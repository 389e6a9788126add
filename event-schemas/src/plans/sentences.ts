import type { Localized } from '../kernel/localized.ts';
import type { individualPlanEvents } from './events.ts';

/** The history of an individual plan in words. */
export const sentences: Record<keyof typeof individualPlanEvents, Localized> = {
  PlanDisciplinesAdded: {
    ru: '{actor} добавляет дисциплины в ИУП на {study_year} год: {entries.name}',
    kk: '{actor} {study_year} оқу жылының жеке оқу жоспарына пән қосты: {entries.name}',
    en: '{actor} adds disciplines to the individual plan of {study_year}: {entries.name}',
    ky: '{actor} {study_year} окуу жылынын жеке окуу планына дисциплина кошту: {entries.name}',
  },
  PlanLanguageChosen: {
    ru: '{actor} выбирает язык дисциплины «{entry.name}»: {language} ({load_types})',
    kk: '{actor} «{entry.name}» пәнінің тілін таңдады: {language} ({load_types})',
    en: '{actor} chooses the language of “{entry.name}”: {language} ({load_types})',
    ky: '{actor} «{entry.name}» дисциплинасынын тилин тандады: {language} ({load_types})',
  },
  PlanTeacherChosen: {
    ru: '{actor} выбирает преподавателя дисциплины «{entry.name}»: {teacher} ({load_types})',
    kk: '{actor} «{entry.name}» пәнінің оқытушысын таңдады: {teacher} ({load_types})',
    en: '{actor} chooses the teacher of “{entry.name}”: {teacher} ({load_types})',
    ky: '{actor} «{entry.name}» дисциплинасынын окутуучусун тандады: {teacher} ({load_types})',
  },
  PlanDisciplineChanged: {
    ru: '{actor} заменяет в ИУП «{entry.name}» на «{replacement.name}»',
    kk: '{actor} жеке оқу жоспарындағы «{entry.name}» пәнін «{replacement.name}» пәніне ауыстырды',
    en: '{actor} replaces “{entry.name}” with “{replacement.name}”',
    ky: '{actor} жеке окуу планындагы «{entry.name}» дисциплинасын «{replacement.name}» дисциплинасына алмаштырды',
  },
  PlanDisciplineRepealed: {
    ru: '{actor} отменяет изменение дисциплины «{entry.name}»',
    kk: '{actor} «{entry.name}» пәнінің өзгерісін қайтарды',
    en: '{actor} undoes the change of “{entry.name}”',
    ky: '{actor} «{entry.name}» дисциплинасынын өзгөрүүсүн кайтарды',
  },
  PlanDisciplineExcluded: {
    ru: '{actor} меняет участие дисциплины «{entry.name}» в ИУП, в плане: {is_active}[. Причина: {reason}]',
    kk: '{actor} «{entry.name}» пәнінің жеке оқу жоспарында болуын өзгертті, жоспарда: {is_active}[. Себебі: {reason}]',
    en: '{actor} changes whether “{entry.name}” is in the plan: {is_active}[. Reason: {reason}]',
    ky: '{actor} «{entry.name}» дисциплинасынын пландагы ордун өзгөрттү, планда: {is_active}[. Себеби: {reason}]',
  },
  PlanChangeNotified: {
    ru: '{actor} сообщает об изменении ИУП: {to}[. {message}]',
    kk: '{actor} жеке оқу жоспары өзгергенін хабарлады: {to}[. {message}]',
    en: '{actor} gives notice of changes to the individual plan: {to}[. {message}]',
    ky: '{actor} жеке окуу планы өзгөргөнүн кабарлады: {to}[. {message}]',
  },
};
