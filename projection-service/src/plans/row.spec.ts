import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { IndividualPlanEvent } from '@portal/event-schemas/plans/events.ts';
import { expect, test } from 'vitest';
import { evolveRows, type PlanRows } from './row.ts';

const entry = (uid: string, main_discipline: string | null = null) => ({
  uid,
  discipline: `of ${uid}`,
  code: uid,
  name: sameInAll(uid),
  credits: 5,
  semester: 3,
  main_discipline,
});
const base = { student: 's', study_year: 2026, by: 'student' as const };
const rowsAfter = (...events: IndividualPlanEvent[]): PlanRows => events.reduce<PlanRows>(evolveRows, new Map());

test('what stands in the place of a discipline comes and goes with the change', () => {
  const changed: IndividualPlanEvent = {
    type: 'PlanDisciplineChanged',
    data: { ...base, entry: entry('a'), replacement: entry('b', 'a') },
  };
  expect(rowsAfter(changed).get('a')).toMatchObject({ out_by: 'student', replacement: 'b', added_by: null });
  expect(rowsAfter(changed).get('b')).toMatchObject({ added_by: 'student', main_discipline: 'a' });
  const back = rowsAfter(changed, {
    type: 'PlanDisciplineRepealed',
    data: { ...base, entry: entry('a'), removed: 'b' },
  });
  expect([...back.keys()]).toEqual(['a']);
  expect(back.get('a')).toMatchObject({ out_by: null, replacement: null });
});
test('a new language clears the teacher of the lines that it changes', () => {
  const language = (load_types: ('lecture' | 'srs')[], chosen: string): IndividualPlanEvent => ({
    type: 'PlanLanguageChosen',
    data: { ...base, entry: entry('a'), load_types, language: chosen },
  });
  const teacher: IndividualPlanEvent = {
    type: 'PlanTeacherChosen',
    data: { ...base, entry: entry('a'), load_types: ['lecture', 'srs'], teacher: 't' },
  };
  expect(rowsAfter(language(['lecture', 'srs'], 'ru'), teacher, language(['srs'], 'kk')).get('a')!.lines).toEqual({
    lecture: { language: 'ru', teacher: 't' },
    srs: { language: 'kk', teacher: null },
  });
});
test('an excluded discipline says by whom and why until it is back', () => {
  const excluded = (is_active: boolean): IndividualPlanEvent => ({
    type: 'PlanDisciplineExcluded',
    data: { ...base, by: 'registrar', entry: entry('a'), is_active, reason: 'Перезачёт' },
  });
  expect(rowsAfter(excluded(false)).get('a')).toMatchObject({ out_by: 'registrar', reason: 'Перезачёт' });
  expect(rowsAfter(excluded(false), excluded(true)).get('a')).toMatchObject({ out_by: null, reason: '' });
});
