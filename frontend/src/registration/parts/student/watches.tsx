import Box from '@mui/material/Box';
import { useFormat } from '../../../i18n/format.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { useWatches, useWatching } from '../../student-calls.ts';
import { useStudentText } from '../../student-text.ts';

/** Courses of whose free seats the student wants to be told. */
export function Watches({ card, period, onOpen }: { card: string; period: string; onOpen: (course: string) => void }) {
  const s = useStudentText();
  const format = useFormat();
  const list = useWatches(card, period);
  const watching = useWatching(card);
  if (!list.isSuccess) return <CallState call={list} lines={3} />;
  if (list.data.results.length === 0)
    return <EmptyState title={s('watches.empty')}>{s('watches.empty_hint')}</EmptyState>;
  return (
    <ul>
      {list.data.results.map(({ uid, code, name, status, told_at, seats }) => (
        <Box
          component="li"
          key={uid}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '4px var(--s3)',
            alignItems: 'center',
            p: '8px var(--s4)',
            borderTop: '1px solid var(--line)',
          }}
        >
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Box
              component="button"
              type="button"
              onClick={() => onOpen(uid)}
              sx={{
                all: 'unset',
                cursor: 'pointer',
                color: 'var(--lapis)',
                minHeight: 24,
                '&:focus-visible': { boxShadow: 'var(--focus)', borderRadius: 'var(--radius-s)' },
              }}
            >
              {code} {format.name(name)}
            </Box>
          </Box>
          <span className="mut num">{s('watches.left', { left: seats.left })}</span>
          <StatusChip tone={status === 'told' ? 'info' : 'warn'}>
            {status === 'told' && told_at
              ? s('watches.told', { date: format.shortDateTime(told_at) })
              : s('watches.waiting')}
          </StatusChip>
          <ActButton disabled={watching.busy} onClick={() => watching.remove({ uid, name: format.name(name) })}>
            {s('watches.remove')}
          </ActButton>
        </Box>
      ))}
    </ul>
  );
}
