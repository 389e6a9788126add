import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { TypeRow } from '@portal/event-schemas/applications/views.ts';
import { useLink } from '../../app/links.ts';
import { useSession } from '../../app/portal.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { newDefinition } from '../parts/type-editor/edits.ts';
import { stateTones } from '../parts/type-editor/tones.ts';
import { useTypesText } from '../text.ts';

/** The kinds of applications that the university takes, with how many there are of each (office). */
export default function ApplicationTypes() {
  const t = useTypesText();
  const format = useFormat();
  const link = useLink();
  const navigate = useNavigate();
  const { is_office, is_org_admin } = useSession();
  const mayChange = is_office || is_org_admin;
  const create = useSend('POST /studapps/app-types/', {
    onDone: made => void navigate(link('application-type', { uid: made.uid })),
  });
  const period = ({ period: taken }: TypeRow): ReactNode =>
    taken ? (
      <span className="num" style={{ whiteSpace: 'nowrap' }}>
        {format.shortDate(taken.start)} – {format.shortDate(taken.end)}
      </span>
    ) : (
      t('list.always')
    );
  return (
    <>
      <PageHeader
        note={t('list.lead')}
        actions={
          mayChange && (
            <OfficeActButton
              variant="contained"
              loading={create.isPending}
              onClick={() => create.mutate({ body: newDefinition() })}
            >
              {t('list.create')}
            </OfficeActButton>
          )
        }
      />
      <OfficeTable<TypeRow>
        resource="studapps/app-types/app_types_for_setting"
        storeKey="application-types"
        sort={{ field: 'names', order: 'ASC' }}
        searchLabel={t('list.search')}
        name={row => format.name(row.names)}
        exportable
        emptyTitle={t('list.empty')}
        emptyHint={t('list.empty_hint')}
        filters={[
          {
            source: 'state',
            label: t('list.state'),
            kind: 'choice',
            several: true,
            choices: (['draft', 'published', 'closed'] as const).map(value => ({ value, label: t(`states.${value}`) })),
          },
          { source: 'changed', label: t('list.changed'), kind: 'boolean' },
          { source: 'open', label: t('list.open'), kind: 'range', type: 'number', rare: true },
          { source: 'finished', label: t('list.finished'), kind: 'range', type: 'number', rare: true },
          { source: 'changed_at', label: t('list.changed_at'), kind: 'range', type: 'date', rare: true },
        ]}
        columns={[
          {
            source: 'names',
            label: t('list.name'),
            sortable: true,
            render: row => format.name(row.names),
            to: row => link('application-type', { uid: row.uid }),
          },
          {
            source: 'state',
            label: t('list.state'),
            sortable: true,
            render: row => <StatusChip tone={stateTones[row.state]}>{t(`states.${row.state}`)}</StatusChip>,
          },
          {
            source: 'version',
            label: t('list.version'),
            sortable: true,
            numeric: true,
            render: row => row.version ?? '–',
          },
          {
            source: 'changed',
            label: t('list.changed'),
            sortable: true,
            render: row => (row.changed ? t('yes') : '–'),
          },
          {
            source: 'open',
            label: t('list.open'),
            sortable: true,
            numeric: true,
            render: row => format.number(row.open),
          },
          {
            source: 'finished',
            label: t('list.finished'),
            sortable: true,
            numeric: true,
            render: row => format.number(row.finished),
          },
          { source: 'period', label: t('list.period'), render: period },
          { source: 'properties', label: t('list.properties'), sortable: true, numeric: true, optional: true },
          { source: 'steps', label: t('list.steps'), sortable: true, numeric: true, optional: true },
          {
            source: 'changed_at',
            label: t('list.changed_at'),
            sortable: true,
            render: row => format.shortDateTime(row.changed_at),
          },
          {
            source: 'changed_by',
            label: t('list.changed_by'),
            sortable: true,
            optional: true,
            render: row => row.changed_by ?? t('list.portal'),
          },
        ]}
      />
    </>
  );
}
