import Box from '@mui/material/Box';
import type { QueueList } from '@portal/event-schemas/registration/views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Note } from '../../../shell/note.tsx';
import { useStudentText } from '../../student-text.ts';

/** Offers that passed the student by, each with its reason; they go when the student registers or waits again. */
export function PassedOffers({ passed, onOpen }: { passed: QueueList['passed']; onOpen: (course: string) => void }) {
  const s = useStudentText();
  const format = useFormat();
  if (passed.length === 0) return null;
  return (
    <Note tone="warn" style={{ margin: '0 var(--s4) var(--s4)' }}>
      <b>{s('passed.title')}</b>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {passed.map(({ uid, name, at, reason, refusal }) => (
          <li key={uid}>
            <Box
              component="button"
              type="button"
              onClick={() => onOpen(uid)}
              sx={{
                all: 'unset',
                cursor: 'pointer',
                minHeight: 24,
                textDecoration: 'underline',
                '&:focus-visible': { boxShadow: 'var(--focus)', borderRadius: 'var(--radius-s)' },
              }}
            >
              {s('passed.line', {
                name: format.name(name),
                date: format.shortDateTime(at),
                reason: s(`passed.${reason}`),
              })}
            </Box>
            {refusal && <div>{refusal.message}</div>}
          </li>
        ))}
      </Box>
    </Note>
  );
}
