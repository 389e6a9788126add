import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CardAction, CardDetail } from '@portal/event-schemas/advising/views.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../../app/portal.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { heldStore, hold } from '../../../http/held.ts';
import { useReadOnlyReason } from '../../../shell/read-only-reason.ts';
import { onShortcut } from '../../../shell/shortcut.ts';
import { useStudentText, useText } from '../../text.ts';
import { OtherActs } from './other-acts.tsx';
import { useOriginLinks, type Origin } from './origin.ts';
import { useBeginReview } from './use-begin-review.ts';
import { useQueue } from './use-queue.ts';

/**
 * The review of a card: what is decided with one click or by key, and the way to the next one. It stands still whatever the status is: what
 * cannot be done now is off and says why. `origin`: the list whose next card follows; null where there is none. A decision is held for some seconds and
 * can be taken back until it is sent.
 */
export function ReviewBar({ card, origin }: { card: CardDetail; origin: Origin | null }) {
  const t = useStudentText();
  const words = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const session = useSession();
  const readOnly = useReadOnlyReason();
  const { cardFrom } = useOriginLinks();
  const { left, next } = useQueue(card.uid, origin);
  const decided = useSyncExternalStore(heldStore.subscribe, heldStore.current).find(({ about }) => about === card.uid);
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  // One line of buttons on a phone, too: their names are short there.
  const phone = useMediaQuery('(max-width: 599.98px)', { noSsr: true });
  useBeginReview(card, origin);

  const { amount, min } = card.credits;
  const name = card.student.display_name;
  const actionOf = (action: CardAction['action']) => card.actions.find(one => one.action === action);
  const whyNot = (action: CardAction['action']): string | undefined =>
    readOnly ?? (decided ? t('review.decided') : actionOf(action)?.obstacle?.message);
  const open = (action: CardAction['action']): boolean =>
    !readOnly && !decided && actionOf(action)?.allowed === true && asking === null;
  const toNext = (): void => {
    if (next && origin) void navigate(cardFrom(origin, next));
  };
  const decide = (action: 'approve' | 'reject', comment?: string): void => {
    setAsking(null);
    hold({
      person: session.profile?.uid ?? '',
      about: card.uid,
      call: 'PUT /organizations/action_applications/',
      input: { body: { action, uids: [card.uid], ...(comment && { comment }) } },
      says: t(action === 'approve' ? 'review.approved' : 'review.returned', { name }),
      words: { sends: t('review.sends', { time: '{time}' }), undo: t('review.undo') },
      at: `${pathname}${search}`,
    });
    toNext();
  };
  const approve = (): void => {
    if (open('approve'))
      if (amount < min) setAsking('approve');
      else decide('approve');
  };
  const giveBack = (): void => {
    if (open('reject')) setAsking('reject');
  };
  useEffect(() => onShortcut({ KeyA: approve, KeyR: giveBack, KeyN: toNext }));
  const more = next !== null;
  return (
    <Box
      component="section"
      aria-label={t('review.title')}
      className="panel no-print"
      sx={{
        position: { xs: 'static', md: 'sticky' },
        top: 'calc(var(--header) + 4px)',
        zIndex: 20,
        display: 'flex',
        flexWrap: 'wrap',
        gap: '8px 12px',
        alignItems: 'center',
        padding: '8px 12px',
      }}
    >
      {origin && (
        <Box component="span" className="mut num" sx={{ flex: '1 1 240px' }}>
          {left === undefined ? ' ' : left === 0 ? t('review.last') : t('review.left', { smart_count: left })}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: '8px', alignItems: 'center', flex: { xs: '1 1 100%', sm: 'none' } }}>
        <Decision why={whyNot('approve')} off={!open('approve')} keys="Alt+A" main onClick={approve}>
          {t(more && !phone ? 'review.approve_next' : 'review.approve')}
        </Decision>
        <Decision why={whyNot('reject')} off={!open('reject')} keys="Alt+R" onClick={giveBack}>
          {t(more && !phone ? 'review.return_next' : 'review.return')}
        </Decision>
        {origin && <ToNext to={next && cardFrom(origin, next)} phone={phone} />}
        <OtherActs card={card} />
      </Box>
      {asking === 'approve' && (
        <ReasonDialog
          title={t('approve.title')}
          confirm={t(more ? 'review.approve_next' : 'review.approve')}
          label={words('act.reason')}
          hint={t('approve.reason_hint')}
          onConfirm={reason => decide('approve', reason)}
          onClose={() => setAsking(null)}
        >
          {t('approve.missing', { smart_count: min - amount, min })}
        </ReasonDialog>
      )}
      {asking === 'reject' && (
        <ReasonDialog
          title={words('act.reject_title')}
          confirm={t(more ? 'review.return_next' : 'review.return')}
          label={words('act.comment')}
          onConfirm={comment => decide('reject', comment)}
          onClose={() => setAsking(null)}
        >
          {words('act.reject_text')}
        </ReasonDialog>
      )}
    </Box>
  );
}

/** The way to the next card; null = there is none. */
function ToNext({ to, phone }: { to: string | null; phone: boolean }) {
  const t = useStudentText();
  const name = phone ? { 'aria-label': t('card.next'), sx: { minWidth: 44, p: 0 } } : {};
  const says = phone ? <ChevronRight /> : t('card.next');
  return to === null ? (
    <Button disabled {...name}>
      {says}
    </Button>
  ) : (
    <Button component={Link} to={to} aria-keyshortcuts="Alt+N" title="Alt+N" {...name}>
      {says}
    </Button>
  );
}

interface DecisionProps {
  why: string | undefined;
  off: boolean;
  keys: string;
  main?: boolean;
  children: string;
  onClick: () => void;
}
/** Off, it says why to who points at it and to who does not see it. */
const Decision = ({ why, off, keys, main = false, children, onClick }: DecisionProps) => (
  <Tooltip title={off && why ? why : keys}>
    <Box component="span" sx={{ display: 'inline-flex', flex: { xs: '1 1 auto', sm: 'none' } }}>
      <Button
        fullWidth
        variant={main ? 'contained' : 'outlined'}
        disabled={off}
        aria-keyshortcuts={keys}
        onClick={onClick}
      >
        {children}
      </Button>
    </Box>
  </Tooltip>
);
