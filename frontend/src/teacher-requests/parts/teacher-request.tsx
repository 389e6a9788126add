import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { loadComponent } from '../../app/load-screen.ts';
import { useLocale } from '../../app/portal.ts';
import type { TeacherRequestProps } from './course-request.tsx';

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
