import { query } from '@portal/platform/http/types.ts';
import { references } from '../references.ts';
import { fluxViews, lessonsOf } from './lessons.ts';
import { sidebarCourse } from './sidebar-course.ts';
import { courseFor } from './sidebar.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

/** Course detail with fluxes, lessons and seats (portal.md §3, course info row). */
export const courseDetailCalls = [
  query(contracts['GET /organizations/info_table/'], {
    summary: 'One course with its fluxes, lessons and seats',
    async run(input) {
      const { course, context } = await courseFor(input, input.query.course, input.query.student);
      const corequisites = await references(input.db, 'discipline', course.corequisites);
      const cathedras = await references(input.db, 'cathedra', [course.cathedra]);
      return {
        ...sidebarCourse(course, context),
        study_period: course.study_period,
        description: course.description,
        cathedra: cathedras.get(course.cathedra ?? '') ?? null,
        corequisites: [...corequisites.values()],
        count: course.registered,
        count_audit: course.registered_audit,
        until: course.until,
        beyond_capacity: course.waived.includes('capacity'),
        fluxes: fluxViews(await lessonsOf(input.db, [course.uid]), course.mine),
      };
    },
  }),
];
