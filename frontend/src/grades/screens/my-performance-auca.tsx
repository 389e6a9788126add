import { loadTypeNames, semesterNames, studyYearName } from '@portal/event-schemas/curriculum/names.ts';
import { semesters } from '@portal/event-schemas/curriculum/codes.ts';
import type { PerformanceAuca } from '@portal/event-schemas/grades/performance-views.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSession } from '../../app/portal.ts';
import { useInAddress } from '../../app/use-in-address.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { Choice } from '../../statistics/api.ts';
import { usePercent } from '../parts/performance/needed.tsx';
import { usePerformanceText } from '../text.ts';

const everything = 'all';
type Course = PerformanceAuca['results'][number];
const isSemester = (text: string | undefined): text is (typeof semesters)[number] =>
  semesters.some(one => one === text);

/** my-performance-auca: courses of the reader with letter, credits and points, the GPA of what is shown, the journals of a course. */
export default function MyPerformanceAuca() {
  const t = usePerformanceText();
  const format = useFormat();
  const me = useSession().profile?.uid ?? '';
  const [[year], setYears] = useInAddress('year');
  const [[asked], setSemesters] = useInAddress('semester');
  const semester = isSemester(asked) ? asked : undefined;
  const [open, setOpen] = useState<Course | null>(null);
  const all = useCall('GET /journals/performance_auca/', { query: {} });
  const found = useCall(
    'GET /journals/performance_auca/',
    { query: { ...(year ? { study_year: Number(year) } : {}), ...(semester ? { semester } : {}) } },
    { keepPrevious: true, live: { channel: 'final_grades', keys: [`results:${me}`, `performance:${me}`] } },
  );
  const years = [...new Set(all.data?.results.flatMap(({ study_year }) => study_year ?? []))];
  const points = (hundredths: number | null) => (hundredths === null ? '–' : format.number(hundredths / 100, 2));
  const change = (set: (values: string[]) => void) => (value: string) => {
    setOpen(null);
    set(value === everything ? [] : [value]);
  };
  return (
    <>
      <PageHeader
        actions={
          <>
            <Choice
              label={t('auca.year')}
              value={year ?? everything}
              choices={[
                { value: everything, label: t('auca.all_years') },
                ...years.map(one => ({ value: String(one), label: studyYearName(one) })),
              ]}
              onChange={change(setYears)}
            />
            <Choice
              label={t('auca.semester')}
              value={semester ?? everything}
              choices={[
                { value: everything, label: t('auca.all_semesters') },
                ...semesters.map(one => ({ value: one, label: format.name(semesterNames[one]) })),
              ]}
              onChange={change(setSemesters)}
            />
          </>
        }
      />
      {!found.isSuccess ? (
        <CallState call={found} lines={8} />
      ) : found.data.results.length === 0 ? (
        <EmptyState title={t('empty')}>{t('empty_hint')}</EmptyState>
      ) : (
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
          <Panel title={t('auca.gpa')} note={t('auca.counted', { count: found.data.gpa.credits })}>
            <strong className="num" style={{ fontSize: '1.75rem' }}>
              {found.data.gpa.gpa === null ? t('auca.no_gpa') : points(found.data.gpa.gpa)}
            </strong>
          </Panel>
          <Panel title={t('auca.courses')} note={String(found.data.results.length)} flush>
            <DataTable
              label={t('auca.courses')}
              heads={[
                t('auca.course'),
                t('term'),
                t('auca.teacher'),
                t('auca.credits'),
                t('auca.letter'),
                t('auca.points'),
                t('auca.journals'),
              ]}
              rows={found.data.results.map(course => ({
                key: course.uid,
                cells: [
                  <span key="course">
                    {format.name(course.name)} <span className="mut">{course.code}</span>
                  </span>,
                  format.name(course.study_period_name),
                  course.main_teacher_name ?? '–',
                  course.credits,
                  course.letter ?? '–',
                  points(course.points),
                  course.journals === 0 ? (
                    '–'
                  ) : (
                    <Button
                      key="journals"
                      size="small"
                      variant="text"
                      aria-label={`${t('auca.journals')}: ${course.journals}, ${format.name(course.name)}`}
                      onClick={() => setOpen(course)}
                    >
                      {`${t('auca.journals')}: ${course.journals}`}
                    </Button>
                  ),
                ],
              }))}
            />
          </Panel>
          {open && <Journals course={open} />}
        </div>
      )}
    </>
  );
}

function Journals({ course }: { course: Course }) {
  const t = usePerformanceText();
  const format = useFormat();
  const percent = usePercent();
  const found = useCall('GET /journals/performance_auca_ejs/', { query: { course: course.offering } });
  return (
    <Panel title={t('auca.show', { course: format.name(course.name) })} flush={found.isSuccess}>
      {found.isSuccess ? (
        <DataTable
          label={t('auca.journals')}
          heads={[
            t('lessons.kind'),
            t('auca.section'),
            t('auca.teacher'),
            t('auca.marks'),
            t('auca.average'),
            t('auca.missed'),
            t('auca.excused'),
          ]}
          rows={found.data.results.map(one => ({
            key: one.uid,
            cells: [
              format.name(loadTypeNames[one.load_type as LoadType]),
              [one.section, one.subgroup].filter(Boolean).join(' ') || '–',
              one.teacher_name ?? '–',
              one.marks,
              one.average === null ? '–' : percent(one.average),
              one.missed,
              one.excused,
            ],
          }))}
        />
      ) : (
        <CallState call={found} />
      )}
    </Panel>
  );
}
