import Box from '@mui/material/Box';
import type { Reference } from '@portal/event-schemas/registration/views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { useStudentText } from '../../student-text.ts';
import { useText } from '../../text.ts';

const tones = { registered: 'info', accomplished: 'ok', not_accomplished: 'quiet' } as const;
interface Props {
  discipline: Reference;
  credits: number;
  status: keyof typeof tones;
  course: string | null;
  onOpen: (course: string) => void;
}

/** A discipline with how far the student is; its name opens the course of the term. */
export function DisciplineLine({ discipline, credits, status, course, onOpen }: Props) {
  const t = useText();
  const s = useStudentText();
  const format = useFormat();
  const name = `${discipline.code} ${format.name(discipline.name)}`;
  return (
    <Box
      component="li"
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
        {course ? (
          <Box component="button" type="button" onClick={() => onOpen(course)} sx={link}>
            {name}
          </Box>
        ) : (
          <>
            {name} <span className="mut">{s('plan.not_offered')}</span>
          </>
        )}
      </Box>
      <span className="mut num">{t('courses.credits', { smart_count: credits })}</span>
      <StatusChip tone={tones[status]}>{s(`plan.${status}`)}</StatusChip>
    </Box>
  );
}
const link = {
  all: 'unset',
  cursor: 'pointer',
  color: 'var(--lapis)',
  minHeight: 24,
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { boxShadow: 'var(--focus)', borderRadius: 'var(--radius-s)' },
} as const;
