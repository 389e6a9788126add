import { inFour, type Localized } from '../kernel/localized.ts';
import { kindsOfTopic, type ModuleNotices, type NoticeRule } from '../kernel/notices.ts';
import { actors, studentName, studentNoted } from '../registration/notice-parts.ts';
import type { individualPlanEvents } from './events.ts';
import { kinds } from './notice-kinds.ts';

const acts = {
  added: { ru: 'Добавлено', kk: 'Қосылды', en: 'Added', ky: 'Кошулду' },
  changed: { ru: 'Заменено', kk: 'Ауыстырылды', en: 'Replaced', ky: 'Алмаштырылды' },
  repealed: { ru: 'Изменение отменено', kk: 'Өзгеріс қайтарылды', en: 'Change undone', ky: 'Өзгөрүү кайтарылды' },
  excluded: { ru: 'Исключено', kk: 'Алынып тасталды', en: 'Excluded', ky: 'Алынып салынды' },
  returned: { ru: 'Возвращено в план', kk: 'Жоспарға қайтарылды', en: 'Put back', ky: 'Планга кайтарылды' },
} as const satisfies Record<string, Localized>;
const inTurn = (names: readonly Localized[], between: string): Localized =>
  inFour(locale => names.map(name => name[locale]).join(between));

/** To the student, of what others do with disciplines of the plan. */
const onDiscipline = (
  act: (data: any) => keyof typeof acts,
  discipline: (data: any) => Localized,
): NoticeRule<keyof typeof kinds> => ({
  when: ({ by }) => by !== 'student',
  tells: ({ data }) => [
    {
      account: data.student,
      kind: 'plan_discipline_decided',
      params: { what: acts[act(data)], discipline: discipline(data), by: actors[data.by], reason: data.reason },
    },
  ],
});
const entryName = ({ entry }: { entry: { name: Localized } }): Localized => entry.name;

/** Whom events of individual plans tell what. */
const rules: Partial<Record<keyof typeof individualPlanEvents, NoticeRule<keyof typeof kinds>>> = {
  PlanChangeNotified: {
    asks: ({ data }) => [studentNoted(data.student)],
    tells: ({ data: { student, to, message } }, known) => [
      {
        account: to,
        kind: to === student ? 'plan_changed' : 'plan_changed_by_student',
        params: { student: studentName(student, known), message },
      },
    ],
  },
  PlanDisciplinesAdded: onDiscipline(
    () => 'added',
    ({ entries }) =>
      inTurn(
        entries.map((entry: { name: Localized }) => entry.name),
        ', ',
      ),
  ),
  PlanDisciplineChanged: onDiscipline(
    () => 'changed',
    ({ entry, replacement }) => inTurn([entry.name, replacement.name], ' → '),
  ),
  PlanDisciplineRepealed: onDiscipline(() => 'repealed', entryName),
  PlanDisciplineExcluded: onDiscipline(({ is_active }) => (is_active ? 'returned' : 'excluded'), entryName),
};

export const notices: Partial<ModuleNotices> = { kinds: kindsOfTopic('cards', kinds), rules };
