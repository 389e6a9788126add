import type { CourseOutline, RegisteredStudent } from '@portal/event-schemas/statistics/registered-students.ts';
import { cardStatuses, studentStandings } from '@portal/event-schemas/registration/codes.ts';
import { useCanOpen, useLink } from '../../../app/links.ts';
import { useFormat } from '../../../i18n/format.ts';
import { OfficeTable } from '../../../lists/office-table.tsx';
import { PageHeader } from '../../../shell/page-header.tsx';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { useTeachingText } from '../../teaching-text.ts';
import { useRegistrationText as useText } from '../../../registration/api.ts';
import { useLessonName } from '../../../registration/api.ts';
import { StatusOfCard } from '../../../registration/api.ts';
import type { RosterAddress } from './course-roster.tsx';
import { PrintedRoster } from './printed-roster.tsx';
import { RosterTools } from './roster-tools.tsx';
import { Mail, StandingChips, useStandingText } from './student-cells.tsx';
import { byYear } from '../../../lists/university-filters.ts';

/** The students of one course: filters, search, export, addresses, the printed form. */
export function Roster({ outline, address }: { outline: CourseOutline; address: RosterAddress }) {
  const t = useTeachingText();
  const words = useText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const lessonName = useLessonName();
  const standing = useStandingText();
  if (address.print) {
    return (
      <PrintedRoster
        outline={outline}
        query={address.print}
        bySection={false}
        back={address.with({})}
        columns={[
          { head: t('students.student'), cell: row => row.display_name },
          { head: t('students.number'), cell: row => row.code },
          { head: t('students.group'), cell: row => row.group_name ?? '' },
          { head: t('students.lessons'), cell: row => format.name(row.lesson_names) },
          {
            head: t('students.standing'),
            cell: row => [standing(row), row.audit ? t('students.is_audit') : ''].filter(Boolean).join(', '),
          },
        ]}
      />
    );
  }
  const permanent = { course: address.course };
  return (
    <>
      <PageHeader
        title={format.name(outline.name)}
        note={[outline.code, format.name(outline.period_name)].filter(Boolean).join(' · ')}
        status={outline.teaches ? undefined : <StatusChip tone="info">{t('students.advised')}</StatusChip>}
      />
      <OfficeTable<RegisteredStudent>
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
            label: t('students.standing'),
            kind: 'choice',
            several: true,
            choices: studentStandings.map(value => ({ value, label: t(`students.states.${value}`) })),
          },
          {
            source: 'lesson',
            label: t('students.lesson'),
            kind: 'choice',
            choices: outline.fluxes.flatMap(flux =>
              flux.lessons.map(lesson => ({
                value: lesson.uid,
                label:
                  outline.fluxes.length > 1
                    ? `${words('detail.flux', { number: flux.number })}: ${lessonName(lesson)}`
                    : lessonName(lesson),
              })),
            ),
          },
          {
            source: 'group',
            label: t('students.group'),
            kind: 'choice',
            several: true,
            choices: outline.groups.map(group => ({ value: group.uid, label: group.code })),
          },
          {
            source: 'edu_program',
            label: t('students.program'),
            kind: 'choice',
            several: true,
            choices: outline.edu_programs.map(program => ({ value: program.uid, label: format.name(program.name) })),
          },
          { source: 'audit', label: t('students.audit'), kind: 'boolean', rare: true },
          {
            source: 'flux',
            label: t('students.flux'),
            kind: 'choice',
            several: true,
            rare: true,
            choices: outline.fluxes.map(flux => ({
              value: flux.uid,
              label: words('detail.flux', { number: flux.number }),
            })),
          },
          {
            source: 'status',
            label: t('students.card'),
            kind: 'choice',
            several: true,
            rare: true,
            choices: cardStatuses.map(value => ({ value, label: words(`status.${value}`) })),
          },
          byYear(t('students.year'), { source: 'year', rare: true }),
        ]}
        columns={[
          {
            source: 'display_name',
            label: t('students.student'),
            sortable: true,
            to: canOpen('student-card') ? row => link('student-card', { uid: row.card }) : undefined,
          },
          { source: 'code', label: t('students.number'), sortable: true },
          { source: 'group_name', label: t('students.group'), sortable: true, render: row => row.group_name ?? '–' },
          { source: 'lesson_names', label: t('students.lessons'), render: row => format.name(row.lesson_names) },
          {
            source: 'standing',
            label: t('students.standing'),
            sortable: true,
            render: row => <StandingChips row={row} />,
          },
          {
            source: 'status',
            label: t('students.card'),
            sortable: true,
            render: row => <StatusOfCard status={row.status} />,
          },
          { source: 'email', label: t('students.email'), sortable: true, render: row => <Mail address={row.email} /> },
          {
            source: 'since',
            label: t('students.since'),
            sortable: true,
            render: row => format.shortDateTime(row.since),
          },
          { source: 'section', label: t('students.flux'), sortable: true, numeric: true, optional: true },
          {
            source: 'edu_program_name',
            label: t('students.program'),
            sortable: true,
            optional: true,
            render: row => format.name(row.edu_program_name),
          },
          { source: 'year', label: t('students.year'), sortable: true, numeric: true, optional: true },
          {
            source: 'advisor_name',
            label: t('students.advisor'),
            sortable: true,
            optional: true,
            render: row => row.advisor_name ?? '–',
          },
        ]}
      />
    </>
  );
}
