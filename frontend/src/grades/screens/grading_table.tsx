import { loadTypeNames } from '@portal/event-schemas/curriculum/names.ts';
import type { JournalRow } from '@portal/event-schemas/journals/views.ts';
import { loadTypes } from '@portal/event-schemas/registration/codes.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useInAddress } from '../../app/use-in-address.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { Choice } from '../../statistics/api.ts';
import { AverageCell, GradingLegend } from '../parts/grading-table/coloured.tsx';
import { useGradingText } from '../text.ts';

const everything = 'all';
const isKind = (text: string | undefined): text is LoadType => loadTypes.some(one => one === text);

/** grading_table: the journals of a course that the reader keeps side by side: of each student the average of marks and the absences. */
export default function GradingTable() {
  const t = useGradingText();
  const journals = useCall('GET /journals/electronic_journal/', { query: { page_size: 100 } });
  if (!journals.isSuccess) return <PageCallState call={journals} note={t('lead')} />;
  const courses = [...new Map(journals.data.results.map(one => [one.offering, one])).values()];
  if (courses.length === 0)
    return (
      <>
        <PageHeader note={t('lead')} />
        <EmptyState title={t('empty')}>{t('empty_hint')}</EmptyState>
      </>
    );
  return <Chosen courses={courses} journals={journals.data.results} />;
}

function Chosen({ courses, journals }: { courses: readonly JournalRow[]; journals: readonly JournalRow[] }) {
  const t = useGradingText();
  const format = useFormat();
  const [[asked], setCourses] = useInAddress('course');
  const [[kindAsked], setKinds] = useInAddress('kind');
  const course = courses.find(({ offering }) => offering === asked) ?? courses[0]!;
  const kind = isKind(kindAsked) ? kindAsked : undefined;
  return (
    <>
      <PageHeader
        note={t('lead')}
        actions={
          <>
            <Choice
              label={t('course')}
              value={course.offering}
              choices={courses.map(one => ({
                value: one.offering,
                label: `${one.code} ${format.name(one.name)} (${format.name(one.study_period_name)})`,
              }))}
              onChange={value => setCourses([value])}
            />
            <Choice
              label={t('kind')}
              value={kind ?? everything}
              choices={[
                { value: everything, label: t('all_kinds') },
                ...loadTypes.map(one => ({ value: one, label: format.name(loadTypeNames[one]) })),
              ]}
              onChange={value => setKinds(value === everything ? [] : [value])}
            />
          </>
        }
      />
      <Table
        course={course}
        kind={kind}
        keys={journals.flatMap(({ uid, offering }) => (offering === course.offering ? [`journal:${uid}`] : []))}
      />
    </>
  );
}

interface Shown {
  course: JournalRow;
  kind: LoadType | undefined;
  /** Of live messages about its journals. */
  keys: readonly string[];
}
function Table({ course, kind, keys }: Shown) {
  const t = useGradingText();
  const format = useFormat();
  const link = useLink();
  const found = useCall(
    'GET /organizations/grading_table/',
    { query: { course: course.offering, ...(kind ? { load_type: kind } : {}) } },
    { keepPrevious: true, live: { channel: 'registration', keys } },
  );
  if (!found.isSuccess) return <CallState call={found} lines={8} />;
  const { lesson: journals, data: students } = found.data;
  if (students.length === 0) return <EmptyState title={t('nobody')} />;
  const { study_period } = course;
  return (
    <Panel title={t('table')} note={String(students.length)} actions={<GradingLegend />} flush>
      <DataTable
        label={t('table')}
        heads={[
          t('student'),
          ...journals.map(({ load_type, section, subgroup }) =>
            [format.name(loadTypeNames[load_type as LoadType]), section, subgroup].filter(Boolean).join(' '),
          ),
        ]}
        rows={students.map(({ student, name, group, parts }) => ({
          key: student,
          cells: [
            <span key="student">
              <Link to={link('grading_table_students', {}, { student, study_period })}>{name ?? '–'}</Link>{' '}
              <span className="mut">{group}</span>
            </span>,
            ...journals.map(({ journal }) => {
              const part = parts.find(one => one.journal === journal);
              return part ? <AverageCell key={journal} {...part} /> : '–';
            }),
          ],
        }))}
      />
    </Panel>
  );
}
