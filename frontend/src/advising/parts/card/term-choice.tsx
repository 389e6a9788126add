import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNavigate, useSearchParams } from 'react-router';
import { useLink } from '../../../app/links.ts';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { cardKey, useRegistrationText } from '../../../registration/api.ts';
import { useStudentText } from '../../text.ts';

/** The student's card of another study period, with its status and credits. `card` is the one that is open; the tab stays. */
export function TermChoice({ card, student }: { card: string; student: string }) {
  const t = useStudentText();
  const words = useRegistrationText();
  const format = useFormat();
  const link = useLink();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const cards = useCall(
    'GET /advising/students/{uid}/cards/',
    { params: { uid: student } },
    { live: { channel: 'registration', keys: [cardKey(card)] } },
  );
  if (!cards.data || cards.data.length < 2) return null;
  const open = cards.data.find(one => one.uid === card);
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={t('card.term')}
      value={open ? card : ''}
      sx={{ minWidth: 200, maxWidth: '100%' }}
      // Status and credits of the open card stand beside it; they are for choosing among the others.
      slotProps={{ select: { renderValue: () => format.name(open?.study_period.name ?? null) } }}
      onChange={event => void navigate(`${link('student-card', { uid: event.target.value })}?${search}`)}
    >
      {cards.data.map(one => (
        <MenuItem key={one.uid} value={one.uid}>
          {format.name(one.study_period.name)}
          {one.status !== 'NOT_STARTED' && ` · ${words(`status.${one.status}`)}`}
          {one.courses > 0 ? ` · ${t('card.term_credits', { smart_count: one.credits })}` : ''}
        </MenuItem>
      ))}
    </TextField>
  );
}
