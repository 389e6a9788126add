import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { IndividualPlanEvent } from '@portal/event-schemas/plans/events.ts';
import type { LineChoice } from '@portal/event-schemas/plans/requests.ts';
import { copiedTo, lineLoadTypes, planLanguages } from '@portal/event-schemas/plans/values.ts';
import { loadTypeNames } from '@portal/event-schemas/registration/names.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';
import { individualPlan, lineOf, type IndividualPlan } from './individual-plan.ts';
import type { PlanSituation } from './policies.ts';

type Choice = Pick<PlanSituation, 'by' | 'entry' | 'known'> & { student: string; study_year: number };

/** Lessons that a line can be: those of its load type; self-study goes with all of them. */
const lessonsFor = ({ known, entry }: Choice, load: LoadType) =>
  (known.taught[entry.discipline] ?? []).filter(lesson => load === 'srs' || lesson.load_type === load);

function languageRefusal(choice: Choice, load: LoadType, language: string): Rejection | null {
  const taught = new Set(lessonsFor(choice, load).map(lesson => lesson.language));
  const offered: ReadonlySet<string> = taught.size ? taught : new Set(planLanguages);
  return offered.has(language)
    ? null
    : reject('registration.plan_language_not_offered', {
        name: choice.entry.name,
        load_type: loadTypeNames[load],
        language,
        offered: [...offered],
      });
}
/** Who teaches it in that language; where nobody teaches it yet, teachers of the discipline's department. */
function teacherRefusal(choice: Choice, load: LoadType, teacher: string, language: string | null): Rejection | null {
  const lessons = lessonsFor(choice, load).filter(lesson => lesson.teacher !== null);
  const { known, entry } = choice;
  const offered = lessons.length
    ? lessons.some(lesson => lesson.teacher === teacher && (language === null || lesson.language === language))
    : known.teachers[teacher] !== undefined &&
      known.teachers[teacher].cathedra === known.disciplines[entry.discipline]?.cathedra;
  return offered
    ? null
    : reject('registration.plan_teacher_not_offered', { name: entry.name, load_type: loadTypeNames[load], teacher });
}

/** Languages and teachers for lines of one discipline; each is copied to the line of self-study (portal.md §5). What is so already makes no event. */
export function chooseLines(
  before: IndividualPlan,
  choice: Choice,
  lines: readonly LineChoice[],
): Rejection | IndividualPlanEvent[] {
  const { entry, by, student, study_year, known } = choice;
  const loads = lineLoadTypes((known.taught[entry.discipline] ?? []).map(lesson => lesson.load_type));
  const events: IndividualPlanEvent[] = [];
  let plan = before;
  const happened = (event: IndividualPlanEvent) => {
    events.push(event);
    plan = individualPlan.evolve(plan, event);
  };
  for (const { load_type, language, teacher } of lines) {
    if (!loads.includes(load_type))
      return reject('registration.plan_line_not_found', { name: entry.name, load_type: loadTypeNames[load_type] });
    const load_types = copiedTo(load_type);
    const base = { student, study_year, by, entry, load_types };
    const refusal = language === undefined ? null : languageRefusal(choice, load_type, language);
    if (isRejection(refusal)) return refusal;
    if (language !== undefined && load_types.some(load => lineOf(plan, entry.uid, load).language !== language))
      happened({ type: 'PlanLanguageChosen', data: { ...base, language } });
    const unfit =
      teacher === undefined
        ? null
        : teacherRefusal(choice, load_type, teacher, lineOf(plan, entry.uid, load_type).language);
    if (isRejection(unfit)) return unfit;
    if (teacher !== undefined && load_types.some(load => lineOf(plan, entry.uid, load).teacher !== teacher))
      happened({ type: 'PlanTeacherChosen', data: { ...base, teacher } });
  }
  return events;
}
