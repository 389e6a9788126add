import type { CourseOutline } from '@portal/event-schemas/statistics/registered-students.ts';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLink } from '../../../app/links.ts';
import { PageCallState, PageHeader } from '../../../shell/page-header.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { EmptyState } from '../../../shell/states.tsx';
import { useOutline, type RosterQuery } from '../../registered-calls.ts';
import { useTeachingText } from '../../teaching-text.ts';

/** What the address says: the course, its section, and whether the printed form is wanted, with which filters. */
export interface RosterAddress {
  course: string;
  section: string | null;
  print: RosterQuery | null;
  /** The same address with other values; null leaves one out. */
  with: (values: Record<string, string | null>) => string;
}

const parsed = <T,>(text: string | null, otherwise: T): T => {
  try {
    return text ? (JSON.parse(text) as T) : otherwise;
  } catch {
    return otherwise;
  }
};

/** Loads the head of a course's list of students and says what is wrong when there is none. `screen`: the list of courses it belongs to. */
export function CourseRoster({
  screen,
  children,
}: {
  screen: 'list-registered-students' | 'list-registered-students-auca';
  children: (outline: CourseOutline, address: RosterAddress) => ReactNode;
}) {
  const t = useTeachingText();
  const link = useLink();
  const [search] = useSearchParams();
  const course = search.get('course') ?? '';
  const section = search.get('section');
  const outline = useOutline(course);
  if (course === '') {
    return (
      <>
        <PageHeader />
        <Panel>
          <EmptyState
            title={t('students.course_missing')}
            action={
              <Link className="button" to={link(screen)}>
                {t('students.to_courses')}
              </Link>
            }
          >
            {t('students.course_missing_hint')}
          </EmptyState>
        </Panel>
      </>
    );
  }
  if (!outline.isSuccess) return <PageCallState call={outline} />;
  const permanent = { course, ...(section ? { flux: section } : {}) };
  const address: RosterAddress = {
    course,
    section,
    print:
      search.get('print') === null
        ? null
        : {
            filter: { ...parsed<Record<string, unknown>>(search.get('filter'), {}), ...permanent },
            sort: parsed<[string, string]>(search.get('sort'), ['display_name', 'ASC']),
          },
    with: values => {
      const next = { course, section, ...values };
      return link(
        `${screen}-list`,
        {},
        Object.fromEntries(Object.entries(next).filter((entry): entry is [string, string] => entry[1] !== null)),
      );
    },
  };
  return children(outline.data, address);
}
