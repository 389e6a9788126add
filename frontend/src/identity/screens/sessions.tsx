import Box from '@mui/material/Box';
import type { OwnSession } from '@portal/event-schemas/identity/views.ts';
import { useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { UserSettings } from '../parts/user-settings.tsx';
import { useText } from '../text.ts';

const mine = 'GET /user/sessions/' as const;

/** user-settings/sessions: where one is signed in, and the way to end that. */
export default function Sessions() {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const sessions = useCall(mine, {});
  const others = useSend('POST /user/sessions/end_others/', {
    invalidate: [mine],
    done: t('sessions.others_ended'),
    onDone: () => setAsking(false),
  });
  return (
    <UserSettings>
      <CallState call={sessions} lines={5} />
      {sessions.data && (
        <Panel flush style={{ maxWidth: 720 }}>
          <Box sx={{ p: 'var(--s3) var(--s4)' }}>
            <p className="mut">{t('sessions.lead')}</p>
          </Box>
          <ul>
            {sessions.data.map(session => (
              <Session key={session.id} session={session} />
            ))}
          </ul>
          {sessions.data.length > 1 && (
            <Box sx={{ p: 'var(--s3) var(--s4)', borderTop: '1px solid var(--line)' }}>
              <ActButton onClick={() => setAsking(true)}>{t('sessions.end_others')}</ActButton>
            </Box>
          )}
        </Panel>
      )}
      <ConfirmDialog
        open={asking}
        title={t('sessions.ask_others')}
        confirm={t('sessions.end_others')}
        destructive
        busy={others.isPending}
        onConfirm={() => others.mutate({})}
        onClose={() => setAsking(false)}
      >
        {t('sessions.ask_text')}
      </ConfirmDialog>
    </UserSettings>
  );
}

function Session({
  session: { id, browser, system, address, person, since, last_seen_at, is_this },
}: {
  session: OwnSession;
}) {
  const t = useText();
  const format = useFormat();
  const end = useSend('DELETE /user/sessions/{id}/', { invalidate: [mine], done: t('sessions.ended') });
  const name = [browser, system].filter(Boolean).join(', ') || t('sessions.unknown');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 'var(--s2) var(--s3)',
        alignItems: 'center',
        p: 'var(--s3) var(--s4)',
        borderTop: '1px solid var(--line)',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <b>{name}</b>
        {person && <> · {t('sessions.seat', { person })}</>}
        <div className="mut num">
          {t('sessions.times', { since: format.shortDateTime(since), seen: format.shortDateTime(last_seen_at) })}
          {address && <> · {address}</>}
        </div>
      </Box>
      {is_this ? (
        <StatusChip tone="ok">{t('sessions.this')}</StatusChip>
      ) : (
        <ActButton
          aria-label={t('sessions.end_named', { name })}
          aria-busy={end.isPending}
          onClick={() => end.mutate({ params: { id } })}
        >
          {t('sessions.end')}
        </ActButton>
      )}
    </Box>
  );
}
