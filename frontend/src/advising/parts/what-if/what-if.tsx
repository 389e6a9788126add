import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Close from '@mui/icons-material/Close';
import type { CardChangesReport } from '@portal/event-schemas/advising/what-if.ts';
import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import { useState } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { EmptyState } from '../../../shell/states.tsx';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { toast } from '../../../shell/toast.ts';
import { useStudentText } from '../../text.ts';
import { CoursePicker } from './course-picker.tsx';
import { Outlook } from './outlook.tsx';
import { useDraft, type Draft, type Planned } from './use-draft.ts';

/** The advisor tries changes on a copy of the card by the same rules, sees what would come of them, and makes them together. */
export function WhatIf({ card }: { card: CardDetail }) {
  const t = useStudentText();
  const format = useFormat();
  const [picking, setPicking] = useState<string | true | null>(null);
  const [sure, setSure] = useState(false);
  const [made, setMade] = useState<CardChangesReport | null>(null);
  const change = card.actions.find(one => one.action === 'change');
  const startable = card.actions.some(one => one.action === 'start_review' && one.allowed);
  const draft = useDraft(card.uid, change?.allowed === false && startable, report => {
    setSure(false);
    setMade(report.refused > 0 ? report : null);
    toast.info(t('try.made', { done: report.done, refused: report.refused }));
  });
  const unexplained = draft.planned.some(one => one.change.reason.trim() === '');
  if (!change)
    return (
      <Panel>
        <EmptyState title={t('try.not_yours')} />
      </Panel>
    );
  const plan = (one: Omit<Planned, 'key'>): void => {
    draft.plan(one);
    setPicking(null);
    setMade(null);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 'var(--s4)',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Panel
        title={t('try.card_now')}
        actions={
          <Button size="small" onClick={() => setPicking(true)}>
            {t('try.add')}
          </Button>
        }
        flush
      >
        {card.courses.length === 0 && <EmptyState title={t('try.no_courses')} />}
        <ul>
          {card.courses.map(item => (
            <Box
              component="li"
              key={item.uid}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 'var(--s2)',
                alignItems: 'center',
                p: '8px var(--s4)',
                borderTop: '1px solid var(--line)',
              }}
            >
              <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
                {format.name(item.name)}{' '}
                <span className="mut num">
                  {item.code} · {item.credits}
                </span>
              </Box>
              <Box sx={{ display: 'flex', gap: 'var(--s2)' }}>
                <Button size="small" onClick={() => setPicking(item.uid)}>
                  {t('try.other_lessons')}
                </Button>
                <Button
                  size="small"
                  onClick={() =>
                    plan({ name: format.name(item.name), change: { kind: 'drop', course: item.uid, reason: '' } })
                  }
                >
                  {t('try.drop')}
                </Button>
              </Box>
            </Box>
          ))}
        </ul>
      </Panel>
      <Panel title={t('try.changes')} note={draft.trying ? t('try.trying') : undefined}>
        <Box sx={{ display: 'grid', gap: 'var(--s3)' }} aria-live="polite">
          {!draft.anything && <EmptyState title={t('try.none')}>{t('try.none_hint')}</EmptyState>}
          <Box component="ul" sx={{ display: 'grid', gap: 'var(--s3)' }}>
            {draft.planned.map((one, index) => (
              <PlannedLine key={one.key} one={one} index={index} draft={draft} />
            ))}
          </Box>
          {made && <Refused report={made} />}
          {card.courses.length + draft.planned.length > 0 && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={draft.approve}
                  onChange={event => draft.alter({ approve: event.target.checked, approve_reason: '' })}
                />
              }
              label={t('try.approve_after')}
            />
          )}
          {draft.approve && <ApproveResult draft={draft} />}
          {draft.anything && draft.report && <Outlook report={draft.report} />}
          {draft.anything && (
            <Box sx={{ display: 'flex', gap: 'var(--s2)', flexWrap: 'wrap' }}>
              <OfficeActButton
                variant="contained"
                disabled={draft.trying || draft.report === null || draft.report.done === 0}
                onClick={() => setSure(true)}
              >
                {t('try.make')}
              </OfficeActButton>
              <Button onClick={draft.clear}>{t('try.clear')}</Button>
            </Box>
          )}
        </Box>
      </Panel>
      {picking !== null && (
        <CoursePicker
          card={card}
          dropped={draft.planned.filter(one => one.change.kind === 'drop').flatMap(one => one.change.course ?? [])}
          course={picking === true ? undefined : picking}
          onPlan={plan}
          onClose={() => setPicking(null)}
        />
      )}
      <ConfirmDialog
        open={sure}
        title={t('try.make_title')}
        confirm={t('try.make')}
        busy={draft.making}
        disabled={unexplained}
        onConfirm={draft.make}
        onClose={() => setSure(false)}
      >
        {unexplained
          ? t('try.unexplained')
          : t('try.make_text', { done: draft.report?.done ?? 0, refused: draft.report?.refused ?? 0 })}
      </ConfirmDialog>
    </Box>
  );
}

function PlannedLine({ one, index, draft }: { one: Planned; index: number; draft: Draft }) {
  const t = useStudentText();
  const result = draft.resultOf(index);
  const [reason, setReason] = useState(one.change.reason);
  return (
    <Box component="li" sx={{ display: 'grid', gap: '6px', pb: 'var(--s3)', borderBottom: '1px solid var(--line)' }}>
      <Box sx={{ display: 'flex', gap: 'var(--s2)', alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {t(`try.kind.${one.change.kind}`)}: <b>{one.name}</b>
        </Box>
        <IconButton size="small" aria-label={t('try.remove', { name: one.name })} onClick={() => draft.drop(one.key)}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {result && (
        <div>
          {result.ok ? (
            <StatusChip tone="ok">{t('try.goes')}</StatusChip>
          ) : (
            <>
              <StatusChip tone="bad">{t('try.refused')}</StatusChip> {result.error?.message}
            </>
          )}
        </div>
      )}
      <TextField
        size="small"
        label={t('try.reason')}
        required
        value={reason}
        onChange={event => setReason(event.target.value)}
        onBlur={() => draft.explain(one.key, reason)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        fullWidth
      />
    </Box>
  );
}

/** Whether the card could be approved; below the minimum of credits it is with a reason. */
function ApproveResult({ draft }: { draft: Draft }) {
  const t = useStudentText();
  const [reason, setReason] = useState(draft.approve_reason);
  const result = draft.report?.results.at(-1);
  if (result?.kind !== 'approve') return null;
  return (
    <>
      <div>
        {result.ok ? (
          <StatusChip tone="ok">{t('try.would_approve')}</StatusChip>
        ) : (
          <>
            <StatusChip tone="bad">{t('try.refused')}</StatusChip> {result.error?.message}
          </>
        )}
      </div>
      {(draft.approve_reason !== '' || result.error?.code === 'advising.card_below_minimum') && (
        <TextField
          size="small"
          label={t('approve.reason')}
          value={reason}
          onChange={event => setReason(event.target.value)}
          onBlur={() => draft.alter({ approve_reason: reason })}
          helperText={t('approve.reason_hint')}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          fullWidth
        />
      )}
    </>
  );
}

/** What was not made, each with its reason. */
function Refused({ report }: { report: CardChangesReport }) {
  const t = useStudentText();
  return (
    <section aria-label={t('try.not_made')}>
      <b>{t('try.not_made')}</b>
      <ul>
        {report.results
          .filter(one => !one.ok)
          .map((one, index) => (
            <li key={index}>
              {t(`try.kind.${one.kind}`)}: {one.error?.message}
            </li>
          ))}
      </ul>
    </section>
  );
}
