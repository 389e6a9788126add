import Box from '@mui/material/Box';
import type { Chain } from '@portal/event-schemas/audit/history.ts';
import { useFormat } from '../../../i18n/format.ts';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { useLogText } from '../../log-text.ts';

const tones = { sent: 'ok', failed: 'bad', no_address: 'warn', waiting: 'info', sending: 'info' } as const;

/** A mail that an event led to: to whom, how far it is. */
export function MailLine({ mail }: { mail: Chain['mails'][number] }) {
  const t = useLogText();
  const format = useFormat();
  const state = mail.state as keyof typeof tones;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px', alignItems: 'center' }}>
      <span>{t('causes.mail_to', { person: mail.person.name })}</span>
      <StatusChip tone={tones[state] ?? 'quiet'}>{t(`causes.state.${state}`)}</StatusChip>
      <time className="mut num" dateTime={mail.at}>
        {format.shortDate(mail.at)} {format.timeWithSeconds(mail.at)}
      </time>
    </Box>
  );
}
