import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { isFilled } from '@portal/event-schemas/forms/form-rules.ts';
import { statuses } from '@portal/event-schemas/portfolio/acts.ts';
import { statusNames } from '@portal/event-schemas/portfolio/names.ts';
import type { AchievementView, WrittenView } from '@portal/event-schemas/portfolio/views.ts';
import { Answers, FormCallsProvider } from '../../applications/api.ts';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { formCalls } from '../calls.ts';
import { useText } from '../text.ts';
import { Histories } from './histories.tsx';

const card = {
  border: '1px solid var(--line)',
  borderRadius: '12px',
  padding: 2,
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
};
const row = { display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' };

export function AchievementStatus({ one }: { one: AchievementView }) {
  const f = useFormat();
  const { status } = one.portfolio_order;
  return <StatusChip tone={statuses[status]}>{f.name(statusNames[status])}</StatusChip>;
}
/** What was filled in, without what the heading says already. */
function Written({ written }: { written: WrittenView }) {
  const { properties, values, title } = written;
  const filled = properties.filter(({ prop_code }) => isFilled(values[prop_code]));
  const named = filled.findIndex(({ prop_code }) => String(values[prop_code]).trim().slice(0, 200) === title);
  return (
    <FormCallsProvider value={formCalls}>
      <Answers {...written} properties={filled.filter((_, index) => index !== named)} />
    </FormCallsProvider>
  );
}

/** One achievement: what it is, its proofs, where it stands; `buttons` below. `withHistory`: to who may see the way of it. */
export function AchievementCard({
  one,
  buttons,
  withStatus = true,
  withHistory = true,
}: {
  one: AchievementView;
  buttons?: ReactNode;
  withStatus?: boolean;
  withHistory?: boolean;
}) {
  const t = useText();
  const f = useFormat();
  const [open, setOpen] = useState(false);
  const { comment, accepted } = one;
  const isRejected = one.portfolio_order.status === 'REJECTED';
  return (
    <Box component="li" sx={card}>
      <Box sx={{ ...row, justifyContent: 'space-between' }}>
        <Box component="h3" sx={{ font: 'var(--t-h3)', margin: 0, overflowWrap: 'anywhere', flex: '1 1 220px' }}>
          {one.title || t('untitled')}
        </Box>
        {withStatus && <AchievementStatus one={one} />}
      </Box>
      {comment && withStatus && (
        <Note tone={isRejected ? 'bad' : 'info'}>
          {t('comment', { name: one.reviewed_by ?? '' })}: {comment}
        </Note>
      )}
      {accepted ? (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))' }}>
          <div>
            <div className="mut">
              {t('was_accepted')}: {accepted.title}
            </div>
            <Written written={accepted} />
          </div>
          <div>
            <div className="mut">
              {t('is_now')}: {one.title}
            </div>
            <Written written={one} />
          </div>
        </Box>
      ) : (
        <Written written={one} />
      )}
      {(buttons || withHistory) && (
        <Box className="no-print" sx={row}>
          {buttons}
          {withHistory && (
            <Button size="small" variant="text" onClick={() => setOpen(true)}>
              {t('history.open')}
            </Button>
          )}
          {one.sent_at && withStatus && <span className="mut num">{t('sent_on', { date: f.date(one.sent_at) })}</span>}
        </Box>
      )}
      {open && <Histories one={one} onClose={() => setOpen(false)} />}
    </Box>
  );
}

/** Achievements one below the other. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ display: 'grid', gap: 2, listStyle: 'none', margin: 0, padding: 0 }}>
    {children}
  </Box>
);
