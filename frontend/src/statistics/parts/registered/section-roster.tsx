import type { CourseOutline, RegisteredStudent } from '@portal/event-schemas/statistics/registered-students.ts';
import { useNavigate } from 'react-router';
import { useCanOpen, useLink } from '../../../app/links.ts';
import { useFormat } from '../../../i18n/format.ts';
import { OfficeTable } from '../../../lists/office-table.tsx';
import { PageHeader } from '../../../shell/page-header.tsx';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { TabBar } from '../../../shell/tab-bar.tsx';
import { useTeachingText } from '../../teaching-text.ts';
import type { RosterAddress } from './course-roster.tsx';
import { PrintedRoster } from './printed-roster.tsx';
import { RosterTools } from './roster-tools.tsx';
import { StandingChips, useStandingText } from './student-cells.tsx';
import { byYear } from '../../../lists/university-filters.ts';

const all = 'all';

/** AUCA's list: a tab for each section, compact, with id, name, year, program, adviser, credits and status. */
export function SectionRoster({ outline, address }: { outline: CourseOutline; address: RosterAddress }) {
  const t = useTeachingText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const navigate = useNavigate();
  const standing = useStandingText();
  const shown = outline.fluxes.find(flux => flux.uid === address.section);
  const selected = shown?.uid ?? all;
  if (address.print) {
    return (
      <PrintedRoster
        outline={outline}
        query={address.print}
        bySection
        back={address.with({})}
        columns={[
          { head: t('students.id'), cell: row => row.code },
          { head: t('students.name'), cell: row => row.display_name },
          { head: t('students.year'), cell: row => String(row.year ?? '') },
          { head: t('students.program'), cell: row => format.name(row.edu_program_name) },
          { head: t('students.advisor'), cell: row => row.advisor_name ?? '' },
          {
            head: t('students.credits'),
            cell: row => (row.audit ? t('students.is_audit') : format.number(row.credits)),
          },
          { head: t('students.status'), cell: standing },
        ]}
      />
    );
  }
  const instructors = [
    ...new Set(
      (shown ? [shown] : outline.fluxes).flatMap(flux =>
        flux.lessons.flatMap(lesson => lesson.teacher?.display_name ?? []),
      ),
    ),
  ].join(', ');
  const permanent = { course: address.course, ...(shown ? { flux: shown.uid } : {}) };
  return (
    <>
      <PageHeader
        title={format.name(outline.name)}
        note={[outline.code, format.name(outline.period_name), instructors].filter(Boolean).join(' · ')}
        status={outline.teaches ? undefined : <StatusChip tone="info">{t('students.advised')}</StatusChip>}
      />
      <TabBar
        label={t('students.sections')}
        selected={selected}
        onSelect={id =>
          void navigate(address.with({ section: id === all ? null : id }), { replace: true, preventScrollReset: true })
        }
        tabs={[
          { id: all, label: t('students.all_sections') },
          ...outline.fluxes.map(flux => ({
            id: flux.uid,
            label: `${t('students.section_number', { number: flux.number })} (${flux.registered})`,
          })),
        ]}
      />
      <div role="tabpanel" id={`panel-${selected}`} aria-labelledby={`tab-${selected}`}>
        <OfficeTable<RegisteredStudent>
          key={selected}
          resource="registration/registered_students"
          sort={{ field: 'display_name', order: 'ASC' }}
          permanentFilter={permanent}
          searchLabel={t('students.search')}
          name={row => row.display_name}
          exportable
          header={<RosterTools filter={permanent} printAt={query => address.with({ ...query, print: '1' })} />}
          emptyTitle={t('students.no_students')}
          emptyHint={t('students.no_students_hint')}
          filters={[
            {
              source: 'standing',
              label: t('students.status'),
              kind: 'choice',
              several: true,
              choices: (['registered', 'offered', 'waiting', 'basket'] as const).map(value => ({
                value,
                label: t(`students.states.${value}`),
              })),
            },
            {
              source: 'edu_program',
              label: t('students.program'),
              kind: 'choice',
              several: true,
              choices: outline.edu_programs.map(program => ({ value: program.uid, label: format.name(program.name) })),
            },
            byYear(t('students.year'), { source: 'year' }),
          ]}
          columns={[
            {
              source: 'display_name',
              label: t('students.name'),
              sortable: true,
              to: canOpen('student-card') ? row => link('student-card', { uid: row.card }) : undefined,
            },
            { source: 'code', label: t('students.id'), sortable: true },
            { source: 'year', label: t('students.year'), sortable: true, numeric: true },
            {
              source: 'edu_program_name',
              label: t('students.program'),
              sortable: true,
              render: row => format.name(row.edu_program_name),
            },
            {
              source: 'advisor_name',
              label: t('students.advisor'),
              sortable: true,
              render: row => row.advisor_name ?? '–',
            },
            { source: 'credits', label: t('students.credits'), sortable: true, numeric: true },
            {
              source: 'standing',
              label: t('students.status'),
              sortable: true,
              render: row => <StandingChips row={row} />,
            },
            ...(shown ? [] : [{ source: 'section', label: t('students.section'), sortable: true, numeric: true }]),
          ]}
        />
      </div>
    </>
  );
}
