import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { correctedStages, type CorrectedStage } from '@portal/event-schemas/applications/codes.ts';
import { stageNames } from '@portal/event-schemas/applications/names.ts';
import type { ApplicationView } from '@portal/event-schemas/applications/views.ts';
import { useState } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { useOfficeText } from '../../office-text.ts';

export interface Correction {
  stage: CorrectedStage;
  step?: string;
  reason: string;
}

/** Asks what a wrong decision should have been, where it goes back to, and why; the reason is required and told to the applicant. */
export function CorrectDecision({
  application: { stage, track },
  busy,
  onCorrect,
  onClose,
}: {
  application: Pick<ApplicationView, 'stage' | 'track'>;
  busy: boolean;
  onCorrect: (correction: Correction) => void;
  onClose: () => void;
}) {
  const t = useOfficeText();
  const format = useFormat();
  const stages = correctedStages.filter(one => (stage === 'in_review' ? one === 'in_review' : one !== stage));
  const steps = [...new Map(track.map(({ step, name }) => [step, name]))];
  const [to, setTo] = useState<CorrectedStage>(stages[0]!);
  const [step, setStep] = useState('');
  const [reason, setReason] = useState('');
  const back = to === 'in_review';
  const ready = reason.trim() !== '' && (!back || step !== '');
  return (
    <ConfirmDialog
      open
      title={t('one.correct')}
      confirm={t('one.correct_confirm')}
      busy={busy}
      disabled={!ready}
      onClose={onClose}
      onConfirm={() => onCorrect({ stage: to, ...(back ? { step } : {}), reason: reason.trim() })}
    >
      <div style={{ display: 'grid', gap: 16, paddingTop: 8 }}>
        <p className="mut">{t('one.correct_hint')}</p>
        <TextField
          select
          fullWidth
          size="small"
          label={t('one.correct_to')}
          value={to}
          onChange={event => setTo(event.target.value as CorrectedStage)}
        >
          {stages.map(one => (
            <MenuItem key={one} value={one}>
              {format.name(stageNames[one])}
            </MenuItem>
          ))}
        </TextField>
        {back && (
          <TextField
            select
            fullWidth
            size="small"
            label={t('one.correct_step')}
            value={step}
            onChange={event => setStep(event.target.value)}
          >
            {steps.map(([code, name]) => (
              <MenuItem key={code} value={code}>
                {format.name(name)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          fullWidth
          required
          multiline
          minRows={2}
          label={t('one.correct_reason')}
          value={reason}
          onChange={event => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 4000 } }}
        />
      </div>
    </ConfirmDialog>
  );
}
