import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ApplicationStage, StatusColour } from '@portal/event-schemas/applications/codes.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useState } from 'react';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { Skeletons } from '../../../shell/states.tsx';
import { useOfficeText } from '../../office-text.ts';
import { ApplicationStatus } from '../way/application-status.tsx';

export interface StatusChoice {
  uid: string;
  stage: ApplicationStage;
  name: Localized;
  colour: StatusColour;
}

/** Asks for another status of the stage and a comment; `current` is left out of the choice. */
export function SetStatus({
  stage,
  current,
  count,
  busy,
  onSet,
  onClose,
}: {
  stage: ApplicationStage;
  current?: string;
  count: number;
  busy: boolean;
  onSet: (status: string, comment: string) => void;
  onClose: () => void;
}) {
  const t = useOfficeText();
  const format = useFormat();
  const [status, setStatus] = useState('');
  const [comment, setComment] = useState('');
  const statuses = useCall('GET /studapps/statuses/', { query: { stage, page_size: 100 } }, { staleTime: 60_000 });
  const choices = statuses.data?.results.filter(({ uid }) => uid !== current) ?? [];
  const chosen = choices.find(({ uid }) => uid === status);
  return (
    <ConfirmDialog
      open
      title={t('bulk.status_title', { count })}
      confirm={t('bulk.save')}
      busy={busy}
      disabled={!chosen}
      onConfirm={() => onSet(status, comment.trim())}
      onClose={onClose}
    >
      {statuses.isPending ? (
        <Skeletons lines={2} />
      ) : choices.length === 0 ? (
        <p>{t('bulk.no_others')}</p>
      ) : (
        <div style={{ display: 'grid', gap: 16, paddingTop: 8 }}>
          <TextField
            select
            fullWidth
            size="small"
            label={t('bulk.status')}
            value={status}
            onChange={event => setStatus(event.target.value)}
          >
            {choices.map(choice => (
              <MenuItem key={choice.uid} value={choice.uid}>
                {format.name(choice.name)}
              </MenuItem>
            ))}
          </TextField>
          {chosen && (
            <div>
              <ApplicationStatus status={chosen} />
            </div>
          )}
          <TextField
            fullWidth
            multiline
            minRows={2}
            label={t('bulk.comment')}
            value={comment}
            onChange={event => setComment(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 4000 } }}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
