import { loadTypeNames } from '@portal/event-schemas/curriculum/names.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';
import { Navigate, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { PeriodChoice } from '../../statistics/api.ts';
import { AverageCell, GradingLegend } from '../parts/grading-table/coloured.tsx';
import { useGradingText } from '../text.ts';

/** grading_table/students?student=…&study_period=…: what the reader's journals of a term say of one student. */
export default function GradingTableStudents() {
  const t = useGradingText();
  const format = useFormat();
  const link = useLink();
  const [search, setSearch] = useSearchParams();
  const [student, study_period] = [search.get('student') ?? '', search.get('study_period') ?? ''];
  const isAsked = student !== '' && study_period !== '';
  const found = useCall(
    'GET /organizations/grading_table/students/',
    { query: { student, study_period } },
    { enabled: isAsked, keepPrevious: true },
  );
  if (!isAsked) return <Navigate to={link('grading_table')} replace />;
  if (!found.isSuccess) return <PageCallState call={found} />;
  const { lesson: journals, data } = found.data;
  const [of] = data;
  const header = {
    ...(of?.name ? { title: of.name } : {}),
    ...(of?.group ? { note: of.group } : {}),
    actions: <PeriodChoice value={study_period} onChange={period => setSearch({ student, study_period: period })} />,
  };
  return (
    <>
      <PageHeader {...header} />
      {of === undefined ? (
        <EmptyState title={t('nothing')} />
      ) : (
        <Panel title={t('table')} actions={<GradingLegend />} flush>
          <DataTable
            label={t('table')}
            heads={[
              t('course'),
              t('kind'),
              t('section'),
              t('teacher'),
              t('average'),
              t('marks'),
              t('absences'),
              t('excused'),
            ]}
            rows={of.parts.map(part => {
              const journal = journals.find(one => one.journal === part.journal)!;
              return {
                key: part.journal,
                cells: [
                  <span key="course">
                    {format.name(journal.name)} <span className="mut">{journal.code}</span>
                  </span>,
                  format.name(loadTypeNames[part.load_type as LoadType]),
                  [journal.section, journal.subgroup].filter(Boolean).join(' ') || '–',
                  journal.teacher_name ?? '–',
                  <AverageCell key="average" average={part.average} />,
                  part.marks,
                  part.missed,
                  part.excused,
                ],
              };
            })}
          />
        </Panel>
      )}
    </>
  );
}
