import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { preparationLevelNames } from '@portal/event-schemas/curriculum/names.ts';
import type { CreditRuleRow } from '@portal/event-schemas/registration/settings-views.ts';
import { useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { HistoryDialog } from '../../audit/api.ts';
import { PersonalLimitDialog, RuleFormDialog } from '../parts/office/dialogs.ts';
import { PersonalLimits } from '../parts/office/personal-limits.tsx';
import { RowButtons } from '../../entity/row-buttons.tsx';
import { useOfficeText } from '../office-text.ts';
import { byPeriod, byProgram, byYear } from '../../lists/university-filters.ts';

/** credit-limit-settings: rules by group, programme, level and year, and the limits of single students. */
export default function CreditLimitSettings() {
  const t = useOfficeText();
  const [tab, setTab] = useState<'rules' | 'personal'>('rules');
  const [adding, setAdding] = useState(false);
  const label = t(tab === 'rules' ? 'limits.add' : 'limits.personal_add');
  return (
    <>
      <PageHeader
        note={t('limits.lead')}
        actions={
          <OfficeActButton variant="contained" onClick={() => setAdding(true)}>
            {label}
          </OfficeActButton>
        }
      />
      <Tabs value={tab} onChange={(_event, next: typeof tab) => setTab(next)} sx={{ mb: 2 }}>
        <Tab value="rules" label={t('limits.rules')} id="limits-rules" aria-controls="limits-panel" />
        <Tab value="personal" label={t('limits.personal')} id="limits-personal" aria-controls="limits-panel" />
      </Tabs>
      <div role="tabpanel" id="limits-panel" aria-labelledby={`limits-${tab}`}>
        {tab === 'rules' ? <Rules /> : <PersonalLimits />}
      </div>
      {adding &&
        (tab === 'rules' ? (
          <RuleFormDialog rule={null} onClose={() => setAdding(false)} />
        ) : (
          <PersonalLimitDialog row={null} onClose={() => setAdding(false)} />
        ))}
    </>
  );
}

type Asked = { act: 'change' | 'remove' | 'history'; row: CreditRuleRow };

function Rules() {
  const t = useOfficeText();
  const format = useFormat();
  const scopeOf = useScope();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const settings = useCall('GET /registration/settings/');
  const remove = useSend('DELETE /registration/credit_limit_rules/{uid}/', {
    done: t('limits.removed'),
    onDone: close,
  });
  const preset = settings.data?.default_limit;
  return (
    <>
      {preset && (
        <p className="mut num">
          {t('limits.default', {
            min: preset.min_credit,
            max: preset.max_credit,
            min_audit: preset.min_credit_audit,
            max_audit: preset.max_credit_audit,
          })}
        </p>
      )}
      <OfficeTable<CreditRuleRow>
        resource="admin/credit_limit_system"
        sort={{ field: 'course', order: 'ASC' }}
        searchLabel={t('limits.search')}
        name={scopeOf}
        exportable
        emptyTitle={t('limits.empty')}
        emptyHint={preset && t('limits.empty_hint', { min: preset.min_credit, max: preset.max_credit })}
        filters={[byPeriod(t('common.study_period')), byProgram(t('common.program')), byYear(t('common.course'))]}
        columns={[
          {
            source: 'scope',
            label: t('limits.scope'),
            render: scopeOf,
            onClick: row => setAsked({ act: 'change', row }),
          },
          {
            source: 'study_period_name',
            label: t('common.study_period'),
            sortable: true,
            render: row => (row.study_period ? format.name(row.study_period_name) : t('common.all_periods')),
          },
          {
            source: 'max_credit',
            label: t('limits.range'),
            sortable: true,
            render: row => (
              <span className="num">
                {row.min_credit}–{row.max_credit}
              </span>
            ),
          },
          {
            source: 'max_credit_audit',
            label: t('limits.range_audit'),
            sortable: true,
            render: row => (
              <span className="num">
                {row.min_credit_audit}–{row.max_credit_audit}
              </span>
            ),
          },
          {
            source: 'actions',
            label: t('common.actions'),
            render: row => (
              <RowButtons
                name={scopeOf(row)}
                buttons={[
                  { label: t('common.history'), onClick: () => setAsked({ act: 'history', row }), reads: true },
                  { label: t('common.remove'), bad: true, onClick: () => setAsked({ act: 'remove', row }) },
                ]}
              />
            ),
          },
        ]}
      />
      {asked?.act === 'change' && <RuleFormDialog rule={asked.row} onClose={close} />}
      {asked?.act === 'history' && (
        <HistoryDialog
          stream={`credit_limit_rule-${asked.row.uid}`}
          title={t('history.title', { name: scopeOf(asked.row) })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked?.act === 'remove'}
        title={t('limits.remove_title')}
        confirm={t('common.remove')}
        destructive
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate({ params: { uid: asked.row.uid } })}
        onClose={close}
      >
        {t('limits.remove_text')}
      </ConfirmDialog>
    </>
  );
}

/** For whom a rule is, in words. */
function useScope(): (rule: CreditRuleRow) => string {
  const t = useOfficeText();
  const format = useFormat();
  return rule =>
    [
      rule.student_group && (rule.student_group_name ?? rule.student_group),
      rule.edu_program && (format.name(rule.edu_program_name) || rule.edu_program),
      rule.preparation_level && format.name(preparationLevelNames[rule.preparation_level]),
      rule.course && t('common.year', { course: rule.course }),
    ]
      .filter(Boolean)
      .join(', ') || t('common.everybody');
}
