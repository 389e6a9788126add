import type { Words } from '../../../kernel/entity/words.ts';
import type { discipline, study_plan } from '../../entities/plans.ts';

export default {
  discipline: {
    one: 'discipline',
    many: 'disciplines',
    object: 'a discipline',
    lead: 'The catalogue: credits, load by kind, prerequisites and corequisites.',
    fields: {
      code: 'Code',
      name: 'Name',
      credits: 'Credits',
      cathedra: 'Department',
      cycle: 'Cycle',
      component: 'Component',
      load: 'Load, hours a term',
      description: 'Description',
      prerequisites: 'Prerequisites',
      corequisites: 'Corequisites',
      recommended_for: 'Recommended for',
      edu_programs: 'Open to programs',
      preparation_levels: 'Open to levels',
      is_sport: 'Sport',
      is_introductory: 'Introductory course',
      needs_medical_certificate: 'Medical certificate needed',
    },
    columns: {
      load: { kind: 'Kind of lesson', hours: 'Hours' },
      prerequisites: {
        required_discipline: 'Discipline',
        and_prerequisites: 'together with',
        edu_program: 'For this program only',
        is_active: 'In force',
      },
    },
    hints: {
      prerequisites:
        'Rows of one program are alternatives: any of them is enough. A row asks for all of its disciplines.',
      corequisites: 'Studied together with this discipline, or before it.',
      edu_programs: 'Empty: open to all.',
      preparation_levels: 'Empty: open to all.',
    },
    rules: { 'curriculum.load_kind_twice': 'The load has a kind of lesson twice. Keep one row for it.' },
  },
  study_plan: {
    one: 'study plan',
    many: 'study plans',
    object: 'a study plan',
    lead: 'What each intake studies: the disciplines of a program by semester.',
    fields: {
      code: 'Code',
      edu_program: 'Program',
      entry_year: 'Entry year',
      lines: 'Disciplines',
      students: 'Students',
    },
    columns: { lines: { discipline: 'Discipline', semester: 'Semester', credits: 'Credits' } },
    rules: {
      'curriculum.plan_line_twice': 'A discipline appears twice in one semester of the plan. Remove one of the rows.',
    },
  },
} satisfies Words<{ discipline: typeof discipline; study_plan: typeof study_plan }>;
