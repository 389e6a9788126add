import { preparationLevelNames, studyFormNames } from '@portal/event-schemas/curriculum/names.ts';
import type { PeriodRule } from '@portal/event-schemas/registration/records.ts';
import type { RegistrationPeriodRow } from '@portal/event-schemas/registration/settings-views.ts';
import { registrationKinds } from '@portal/event-schemas/registration/codes.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { HistoryDialog } from '../../audit/api.ts';
import { PeriodFormDialog } from '../parts/office/dialogs.ts';
import { PeriodsNow, periodTones } from '../parts/office/periods-now.tsx';
import { RowButtons } from '../../entity/row-buttons.tsx';
import { useOfficeText } from '../office-text.ts';
import { byPeriod } from '../../lists/university-filters.ts';

type Asked = { act: 'change' | 'remove' | 'history'; row: RegistrationPeriodRow } | { act: 'add' };

/** registration-periods: when registration is, of what kind, for whom; what overlaps; the history of each. */
export default function RegistrationPeriods() {
  const t = useOfficeText();
  const format = useFormat();
  const ruleText = useRuleText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const remove = useSend('DELETE /organizations/delete_registration_periods/', {
    done: t('periods.removed'),
    onDone: close,
  });
  return (
    <>
      <PageHeader
        note={t('periods.lead')}
        actions={
          <OfficeActButton variant="contained" onClick={() => setAsked({ act: 'add' })}>
            {t('periods.add')}
          </OfficeActButton>
        }
      />
      <PeriodsNow />
      <OfficeTable<RegistrationPeriodRow>
        resource="organizations/online_registration/list_registration_periods"
        sort={{ field: 'start_date', order: 'DESC' }}
        searchLabel={t('periods.search')}
        name={row => format.name(row.name)}
        exportable
        emptyTitle={t('periods.empty')}
        emptyHint={t('periods.empty_hint')}
        filters={[
          {
            source: 'status',
            label: t('common.status'),
            kind: 'choice',
            several: true,
            choices: (['current', 'scheduled', 'expired'] as const).map(value => ({
              value,
              label: t(`periods.statuses.${value}`),
            })),
          },
          {
            source: 'kind',
            label: t('periods.kind'),
            kind: 'choice',
            several: true,
            choices: registrationKinds.map(value => ({ value, label: t(`periods.kinds.${value}`) })),
          },
          byPeriod(t('common.study_period')),
        ]}
        columns={[
          {
            source: 'name',
            label: t('periods.name'),
            sortable: true,
            render: row => format.name(row.name),
            onClick: row => setAsked({ act: 'change', row }),
          },
          {
            source: 'status',
            label: t('common.status'),
            render: row => (
              <StatusChip tone={periodTones[row.status]}>{t(`periods.statuses.${row.status}`)}</StatusChip>
            ),
          },
          { source: 'kind', label: t('periods.kind'), sortable: true, render: row => t(`periods.kinds.${row.kind}`) },
          {
            source: 'start_date',
            label: t('periods.start'),
            sortable: true,
            render: row => format.shortDateTime(row.start_date),
          },
          {
            source: 'end_date',
            label: t('periods.end'),
            sortable: true,
            render: row => format.shortDateTime(row.end_date),
          },
          {
            source: 'rules',
            label: t('periods.rules'),
            render: row =>
              row.rules.length ? (
                <ul>
                  {row.rules.map((rule, index) => (
                    <li key={index}>{ruleText(rule)}</li>
                  ))}
                </ul>
              ) : (
                t('common.everybody')
              ),
          },
          { source: 'overlaps', label: t('periods.overlaps'), render: row => <Overlaps row={row} /> },
          {
            source: 'study_period_name',
            label: t('common.study_period'),
            sortable: true,
            optional: true,
            render: row => format.name(row.study_period_name),
          },
          {
            source: 'actions',
            label: t('common.actions'),
            render: row => (
              <RowButtons
                name={format.name(row.name)}
                buttons={[
                  { label: t('common.history'), onClick: () => setAsked({ act: 'history', row }), reads: true },
                  { label: t('common.remove'), bad: true, onClick: () => setAsked({ act: 'remove', row }) },
                ]}
              />
            ),
          },
        ]}
      />
      {asked?.act === 'add' && <PeriodFormDialog period={null} onClose={close} />}
      {asked?.act === 'change' && <PeriodFormDialog period={asked.row} onClose={close} />}
      {asked?.act === 'history' && (
        <HistoryDialog
          stream={`registration_period-${asked.row.uid}`}
          title={t('history.title', { name: format.name(asked.row.name) })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked?.act === 'remove'}
        title={t('periods.remove_title', { name: asked?.act === 'remove' ? format.name(asked.row.name) : '' })}
        confirm={t('common.remove')}
        destructive
        busy={remove.isPending}
        onConfirm={() => asked?.act === 'remove' && remove.mutate({ query: { uid: asked.row.uid } })}
        onClose={close}
      >
        {t('periods.remove_text')}
      </ConfirmDialog>
    </>
  );
}

/** Periods that run at the same time for the same students: allowed, and told. */
function Overlaps({ row }: { row: RegistrationPeriodRow }) {
  const t = useOfficeText();
  const format = useFormat();
  if (row.overlaps.length === 0) return <>{t('common.none')}</>;
  const names = row.overlaps.map(other => format.name(other.name)).join(', ');
  return (
    <span>
      <StatusChip tone="warn">{t('periods.overlaps')}</StatusChip>
      <span className="mut" style={{ display: 'block' }}>
        {t('periods.overlap_text', { names })}
      </span>
    </span>
  );
}

/** A rule in words: "2 курс, очная, 2025". */
function useRuleText(): (rule: PeriodRule) => string {
  const t = useOfficeText();
  const format = useFormat();
  return ({ preparation_level, course, study_form, entry_year }) => {
    const parts = [
      preparation_level && format.name(preparationLevelNames[preparation_level]),
      course && t('common.year', { course }),
      study_form && format.name(studyFormNames[study_form]),
      entry_year && `${t('common.entry_year')} ${entry_year}`,
    ].filter(Boolean);
    return parts.join(', ') || t('common.everybody');
  };
}
