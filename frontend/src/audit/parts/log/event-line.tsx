import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { LoggedEvent } from '@portal/event-schemas/audit/history.ts';
import type { Difference } from '@portal/event-schemas/audit/views.ts';
import { Link as RouterLink } from 'react-router';
import { useCanOpen, useLink } from '../../../app/links.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useLogText } from '../../log-text.ts';
import { useRecordName } from '../../record-text.ts';
import { useDifferenceWords } from '../words.ts';

const against =
  /Rejected|Refused|Failed|Locked|Disabled|Removed|Dropped|Released|Cancelled|Withdrawn|Revoked|Passed|Closed|Discarded/;
const done = /Approved|Succeeded|Granted|Enabled|Unlocked|Taken|Completed|Published|Cleared|Sealed|Given/;
const toneOf = (type: string): string =>
  against.test(type) ? 'var(--bad)' : done.test(type) ? 'var(--ok)' : 'var(--lapis)';
const rail = {
  position: 'relative',
  gridColumn: { xs: 1, sm: 2 },
  gridRow: { xs: '1 / span 2', sm: 1 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '8px',
    top: 0,
    bottom: 0,
    width: '2px',
    background: 'var(--line)',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '2px',
    top: '12px',
    width: '14px',
    height: '14px',
    borderRadius: '50%',
    background: 'var(--surface)',
    border: '3px solid',
    borderColor: 'inherit',
  },
} as const;

/** One event of a history: when, the sentence, what changed, whose record it is. The sentence opens everything else that is known of it. */
export function EventLine({
  event,
  changes,
  names,
  onOpen,
}: {
  event: LoggedEvent;
  changes: readonly Difference[] | null | undefined;
  names: ReadonlyMap<string, string>;
  onOpen: (position: number) => void;
}) {
  const t = useLogText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const recordName = useRecordName();
  const record = [recordName(event.aggregate), event.title].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '18px minmax(0, 1fr)', sm: '132px 18px minmax(0, 1fr)' },
        gap: '0 12px',
        p: '0 var(--s4)',
        '&:hover': { background: 'var(--bg)' },
      }}
    >
      <Box
        component="time"
        dateTime={event.at}
        className="mut num"
        sx={{ pt: { xs: '8px', sm: '10px' }, textAlign: { sm: 'right' }, gridColumn: { xs: 2, sm: 1 }, gridRow: 1 }}
      >
        {format.shortDate(event.at)} {format.timeWithSeconds(event.at)}
      </Box>
      <Box aria-hidden sx={{ ...rail, borderColor: toneOf(event.type) }} />
      <Box
        sx={{
          p: { xs: '0 0 12px', sm: '8px 0 12px' },
          gridColumn: { xs: 2, sm: 3 },
          minWidth: 0,
          overflowWrap: 'anywhere',
        }}
      >
        <Box
          component="button"
          type="button"
          onClick={() => onOpen(event.position)}
          aria-haspopup="dialog"
          sx={{
            all: 'unset',
            cursor: 'pointer',
            minHeight: 24,
            color: 'var(--ink)',
            '&:hover': { textDecoration: 'underline' },
            '&:focus-visible': { boxShadow: 'var(--focus)', borderRadius: '4px' },
          }}
        >
          {event.sentence}
        </Box>
        {event.on_behalf_of && (
          <div className="mut">
            {t('event.as', { actor: event.actor.display_name, person: event.on_behalf_of.display_name })}
          </div>
        )}
        {changes && changes.length > 0 && <ChangeWords changes={changes} names={names} />}
        <div className="mut num">
          {canOpen('audit-history') ? (
            <Link
              component={RouterLink}
              to={link('audit-history', { stream: event.stream }, { version: String(event.version) })}
              sx={{ font: 'inherit', textDecoration: 'underline' }}
            >
              {record}
            </Link>
          ) : (
            record
          )}
          {' · '}
          {t('event.number', { position: format.number(event.position) })}
        </div>
      </Box>
    </Box>
  );
}

const shown = 3;
/** The first changes in short: "Credits: 12 → 18". */
function ChangeWords({ changes, names }: { changes: readonly Difference[]; names: ReadonlyMap<string, string> }) {
  const t = useLogText();
  const words = useDifferenceWords(changes, names).filter(one => one.label && one.then !== one.now);
  if (words.length === 0) return null;
  return (
    <Box
      component="ul"
      className="num"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 14px', font: 'var(--t-small)', color: 'var(--ink-2)' }}
    >
      {words.slice(0, shown).map(one => (
        <li key={one.path}>
          {one.label}: <span style={{ color: 'var(--ink-3)' }}>{one.then}</span> →{' '}
          <strong style={{ fontWeight: 600 }}>{one.now}</strong>
        </li>
      ))}
      {words.length > shown && <li className="mut">{t('event.more', { smart_count: words.length - shown })}</li>}
    </Box>
  );
}
