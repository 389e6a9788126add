import { loadTypeNames } from '@portal/event-schemas/curriculum/names.ts';
import { loadTypes } from '@portal/event-schemas/registration/codes.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';
import { journalStates } from '@portal/event-schemas/journals/codes.ts';
import type { JournalRow } from '@portal/event-schemas/journals/views.ts';
import { useLink } from '../../app/links.ts';
import { useTabInAddress } from '../../app/use-in-address.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import type { TableFilter } from '../../lists/filters.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useJournalText } from '../text.ts';
import { CertificateButton } from './certificate-button.tsx';
import { stateTones } from './journal-page.tsx';

const tabs = ['own', 'department'] as const;

/** Journals: a teacher's own and those of the department that they head, or for the office those of all teachers. */
export function JournalList({
  detail,
  all,
}: {
  detail: 'e-journal-detail' | 'electronic-journal-detail';
  all: boolean;
}) {
  const t = useJournalText();
  const format = useFormat();
  const link = useLink();
  const [tab, setTab] = useTabInAddress(tabs);
  const others = useCall(
    'GET /journals/electronic_journal/',
    { query: { is_own: false, page_size: 1 } },
    { enabled: !all },
  );
  const heads = !all && (others.data?.count ?? 0) > 0;
  const own = !heads || tab === 'own';
  const kind = (load_type: string): string => format.name(loadTypeNames[load_type as LoadType]);
  const filters: TableFilter[] = [
    { source: 'study_period', label: t('term'), kind: 'lookup', call: 'GET /organizations/study_period_list/' },
    {
      source: 'load_type',
      label: t('kind'),
      kind: 'choice',
      choices: loadTypes.map(value => ({ value, label: kind(value) })),
    },
    {
      source: 'state',
      label: t('state_label'),
      kind: 'choice',
      choices: journalStates.map(value => ({ value, label: t(`state.${value}`) })),
    },
    ...(all
      ? ([
          { source: 'cathedra', label: t('department'), kind: 'lookup', call: 'GET /organizations/cathedra_list/' },
          {
            source: 'teacher',
            label: t('teacher'),
            kind: 'lookup',
            call: 'GET /curriculum/teachers/',
            choice: (row: { uid: string; display_name: string }) => ({ value: row.uid, label: row.display_name }),
            chosenBy: 'uid',
          },
        ] as TableFilter[])
      : []),
  ];
  return (
    <>
      <PageHeader actions={all && <CertificateButton />} />
      {heads && (
        <TabBar
          label={t('whose.label')}
          panels={false}
          tabs={tabs.map(id => ({ id, label: t(`whose.${id}`) }))}
          selected={tab}
          onSelect={setTab}
        />
      )}
      <OfficeTable<JournalRow>
        key={tab}
        resource="journals/electronic_journal"
        storeKey={all ? 'journals/all' : own ? 'journals/own' : 'journals/department'}
        {...(all ? {} : { permanentFilter: { is_own: own } })}
        name={row => `${row.code} ${format.name(row.name)}`}
        sort={{ field: 'code', order: 'ASC' }}
        searchLabel={t('search')}
        filters={filters}
        exportable
        emptyTitle={t('no_journals')}
        emptyHint={t('no_journals_hint')}
        columns={[
          {
            source: 'code',
            label: t('course'),
            render: row => `${row.code} ${format.name(row.name)}`,
            to: row => link(detail, {}, { uid: row.uid }),
          },
          {
            source: 'load_type',
            label: t('kind'),
            render: row => [kind(row.load_type), row.section, row.subgroup].filter(Boolean).join(' · '),
          },
          ...(all || !own ? [{ source: 'teacher_name', label: t('teacher') }] : []),
          {
            source: 'study_period_name',
            label: t('term'),
            sortable: false,
            optional: true,
            render: (row: JournalRow) => format.name(row.study_period_name),
          },
          { source: 'students', label: t('students'), numeric: true, sortable: false },
          {
            source: 'filled',
            label: t('filled_label'),
            numeric: true,
            sortable: false,
            render: row => (row.filled === null ? '' : `${format.number(row.filled)} %`),
          },
          { source: 'holes', label: t('holes'), numeric: true, sortable: false },
          {
            source: 'closes_at',
            label: t('closes_label'),
            sortable: false,
            render: row => (row.closes_at ? format.shortDateTime(row.closes_at) : ''),
          },
          {
            source: 'state',
            label: t('state_label'),
            render: row => <StatusChip tone={stateTones[row.state]}>{t(`state.${row.state}`)}</StatusChip>,
          },
        ]}
      />
    </>
  );
}
