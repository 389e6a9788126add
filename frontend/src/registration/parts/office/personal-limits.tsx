import type { PersonalLimitRow } from '@portal/event-schemas/registration/settings-views.ts';
import { useState } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { OfficeTable } from '../../../lists/office-table.tsx';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { useOfficeText } from '../../office-text.ts';
import { HistoryDialog } from '../../../audit/api.ts';
import { PersonalLimitDialog } from './dialogs.ts';
import { RowButtons } from '../../../entity/row-buttons.tsx';
import { byPeriod, byProgram, byYear } from '../../../lists/university-filters.ts';

type Asked = { act: 'change' | 'history'; row: PersonalLimitRow } | { act: 'add' };

/** Students with limits of their own, which go before every rule. */
export function PersonalLimits() {
  const t = useOfficeText();
  const format = useFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const limit = (own: number | null): string => (own ? format.number(own) : t('limits.of_rule'));
  return (
    <>
      <OfficeTable<PersonalLimitRow>
        resource="registration/personal_limits"
        sort={{ field: 'display_name', order: 'ASC' }}
        searchLabel={t('common.search_student')}
        name={row => row.display_name}
        exportable
        emptyTitle={t('limits.personal_empty')}
        emptyHint={t('limits.personal_hint')}
        emptyAction={
          <OfficeActButton variant="outlined" onClick={() => setAsked({ act: 'add' })}>
            {t('limits.personal_add')}
          </OfficeActButton>
        }
        filters={[
          byPeriod(t('common.study_period')),
          byYear(t('common.course')),
          byProgram(t('common.program'), { source: 'edu_prog' }),
        ]}
        columns={[
          {
            source: 'display_name',
            label: t('common.student'),
            sortable: true,
            onClick: row => setAsked({ act: 'change', row }),
          },
          { source: 'code', label: t('common.number'), sortable: true },
          { source: 'group_name', label: t('common.group'), sortable: true },
          {
            source: 'study_period_name',
            label: t('common.study_period'),
            sortable: true,
            render: row => format.name(row.study_period_name),
          },
          { source: 'credits', label: t('common.credits'), sortable: true, numeric: true },
          {
            source: 'max_credit',
            label: t('limits.max'),
            sortable: true,
            numeric: true,
            render: row => limit(row.max_credit),
          },
          {
            source: 'max_credit_audit',
            label: t('limits.max_audit'),
            sortable: true,
            numeric: true,
            render: row => limit(row.max_credit_audit),
          },
          {
            source: 'actions',
            label: t('common.actions'),
            render: row => (
              <RowButtons
                name={row.display_name}
                buttons={[
                  { label: t('common.history'), onClick: () => setAsked({ act: 'history', row }), reads: true },
                ]}
              />
            ),
          },
        ]}
      />
      {asked && asked.act !== 'history' && (
        <PersonalLimitDialog row={asked.act === 'change' ? asked.row : null} onClose={() => setAsked(null)} />
      )}
      {asked?.act === 'history' && (
        <HistoryDialog
          stream={`study_card-${asked.row.uid}`}
          title={t('history.title', { name: asked.row.display_name })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
