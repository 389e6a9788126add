import type { CourseInfo } from '@portal/event-schemas/registration/views.ts';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { loadComponent } from '../../app/load-screen.ts';
import { useLocale } from '../../app/portal.ts';
import type { CourseActs } from '../../registration/api.ts';

export interface TeacherRequestProps {
  course: CourseInfo;
  /** Lessons that are picked, one of each load type; empty while not all are. */
  lessons: readonly string[];
  acts: CourseActs;
  /** The card may be changed now; a request may also be made before that. */
  editable: boolean;
}

const parts = new Map<Locale, ComponentType<TeacherRequestProps>>();
/** The part with its texts, loaded when a course is first opened; the same component on every render. */
function partIn(locale: Locale): ComponentType<TeacherRequestProps> {
  const known = parts.get(locale);
  if (known) return known;
  const load = () =>
    loadComponent(
      () => import('./course-request.tsx') as Promise<{ default: ComponentType<any> }>,
      'teacher-requests',
      locale,
      'my-teacher-requests',
    );
  const part = lazy(async () => ({ default: (await load()) as ComponentType<TeacherRequestProps> }));
  parts.set(locale, part);
  return part;
}

/** Of the student's course page: the request to the course's teachers. */
export function TeacherRequest(props: TeacherRequestProps) {
  return <Suspense fallback={null}>{createElement(partIn(useLocale()), props)}</Suspense>;
}
