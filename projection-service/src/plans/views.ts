import { loadTypeNames, studyFormNames } from '@portal/event-schemas/curriculum/names.ts';
import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { lineLoadTypes, loadTypeCodes, type PlanActor } from '@portal/event-schemas/plans/values.ts';
import type { ChildDiscipline, PlanLine, StudentDiscipline } from '@portal/event-schemas/plans/views.ts';
import type { Obstacle } from '@portal/event-schemas/registration/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { catalogueOf, type Catalogue } from '../registration/catalogue.ts';
import { areMet, prerequisiteViews, rowsFor } from '../registration/courses/prerequisites.ts';
import type { Entry } from './entries.ts';
import { rightsOf } from './rights.ts';
import { lessonsOfDisciplines, teacherNames, type LessonOfDiscipline, type PlanSources } from './sources.ts';

interface Context {
  sources: PlanSources;
  /** All entries, also those that are not shown. */
  all: readonly Entry[];
  lessons: ReadonlyMap<string, readonly LessonOfDiscipline[]>;
  teachers: ReadonlyMap<string, string>;
  names: Catalogue;
  completed: ReadonlySet<string>;
  by: PlanActor | null;
  today: string;
  explain: (rejection: Rejection) => Obstacle;
}

/** One line for each load type: as registered where there is a course on the card, else as chosen. */
function linesOf(entry: Entry, { sources, lessons, teachers }: Context): PlanLine[] {
  const {
    student: { study_form },
  } = sources;
  const taught = lessons.get(entry.discipline) ?? [];
  const mine = taught.filter(lesson => entry.registered?.lessons.includes(lesson.uid));
  return lineLoadTypes((mine.length ? mine : taught).map(lesson => lesson.load_type)).map(load => {
    const lesson = mine.find(one => one.load_type === load) ?? (load === 'srs' ? mine[0] : undefined);
    const { language, teacher } = lesson ?? entry.lines[load] ?? { language: null, teacher: null };
    return {
      student_discipline: entry.uid,
      load_type: { value: load, name: loadTypeNames[load], uid_1c: loadTypeCodes[load] },
      language,
      training_format: { value: study_form, name: studyFormNames[study_form] },
      teacher: teacher
        ? { uid: teacher, display_name: lesson?.teacher_name || teachers.get(teacher) || teacher }
        : null,
    };
  });
}

function viewOf(entry: Entry, context: Context): ChildDiscipline {
  const {
    sources: { disciplines, study_plan, catalogue },
    all,
    lessons,
    completed,
    by,
    today,
    explain,
  } = context;
  const about = disciplines.get(entry.discipline)!;
  const rows = rowsFor(about.prerequisites, study_plan.edu_program);
  const offered = (lessons.get(entry.discipline) ?? []).find(lesson => lesson.study_period === entry.period?.uid);
  return {
    uid: entry.uid,
    discipline: entry.discipline,
    code: about.code,
    name: about.name,
    main_discipline: entry.main_discipline,
    credit: entry.credits,
    status: entry.status,
    is_active: entry.is_active,
    source: entry.source,
    study_year: entry.study_year,
    semester: entry.semester,
    term: entry.term,
    study_period: entry.period?.uid ?? null,
    cycle: about.cycle,
    component: about.component,
    course: entry.registered?.offering ?? offered?.offering ?? null,
    lines: linesOf(entry, context),
    prerequisites: prerequisiteViews(rows, completed, catalogue),
    prerequisites_met: areMet(about.prerequisites, study_plan.edu_program, completed),
    result: entry.result && {
      letter: entry.result.letter,
      points: entry.result.points,
      completed: entry.result.completed,
    },
    changed_by: entry.out_by ?? entry.added_by,
    reason: entry.reason,
    rights: rightsOf(
      entry,
      all.find(one => one.uid === entry.replacement),
      about,
      by,
      today,
      explain,
    ),
  };
}

const terms = ['autumn', 'spring', 'summer'];
const inOrder = (a: ChildDiscipline, b: ChildDiscipline): number =>
  a.study_year - b.study_year ||
  terms.indexOf(a.term) - terms.indexOf(b.term) ||
  `${a.cycle}${a.component}`.localeCompare(`${b.cycle}${b.component}`) ||
  a.code.localeCompare(b.code);

/** Entries as they are answered: children below their main discipline, by year, term, cycle and component. */
export async function disciplineViews(
  db: Sql,
  shown: readonly Entry[],
  context: Pick<Context, 'sources' | 'all' | 'by' | 'today' | 'explain'>,
): Promise<StudentDiscipline[]> {
  const { sources } = context;
  const years = new Set(shown.map(entry => entry.study_year));
  const lessons = new Map<string, LessonOfDiscipline[]>();
  for (const lesson of await lessonsOfDisciplines(
    db,
    [...new Set(shown.map(entry => entry.discipline))],
    sources.periods.filter(period => years.has(period.study_year)).map(period => period.uid),
  )) {
    lessons.set(lesson.discipline, [...(lessons.get(lesson.discipline) ?? []), lesson]);
  }
  const whole: Context = {
    ...context,
    lessons,
    teachers: await teacherNames(
      db,
      shown.flatMap(entry => Object.values(entry.lines).flatMap(line => line.teacher ?? [])),
    ),
    names: await catalogueOf(db),
    completed: new Set(sources.results.filter(one => one.completed).map(one => one.discipline)),
  };
  const views = shown.map(entry => viewOf(entry, whole)).toSorted(inOrder);
  const uids = new Set(views.map(view => view.uid));
  const isChild = (view: ChildDiscipline): boolean => view.main_discipline !== null && uids.has(view.main_discipline);
  return views
    .filter(view => !isChild(view))
    .map(view => ({ ...view, children: views.filter(child => child.main_discipline === view.uid) }));
}
