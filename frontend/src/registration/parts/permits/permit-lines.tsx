import Box from '@mui/material/Box';
import type { CoursePermissions } from '@portal/event-schemas/registration/student-choices.ts';
import type { ReactNode } from 'react';
import { usePermitsText } from '../../permits-text.ts';
import { GivenBy, WaivedRules } from './rules.tsx';

type Given = Pick<CoursePermissions['results'][number], 'waives' | 'reason' | 'given_at' | 'given_by'>;
interface Props {
  label: string;
  /** `about`: the course, or the student; `act`: what the reader may do with it. */
  lines: readonly { key: string; about: ReactNode; given: Given; act?: ReactNode }[];
}

/** Permissions one below the other, each with what is not checked, why, by whom, and the way to take it back. */
export function PermitLines({ label, lines }: Props) {
  const t = usePermitsText();
  return (
    <Box component="ul" aria-label={label}>
      {lines.map(({ key, about, given, act }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            gap: '6px var(--s3)',
            alignItems: 'start',
            p: '10px var(--s4)',
            borderTop: '1px solid var(--line)',
            overflowWrap: 'anywhere',
          }}
        >
          <div>{about}</div>
          <div>{act}</div>
          <Box role="group" aria-label={t('permits.rules')} sx={{ gridColumn: '1 / -1' }}>
            <WaivedRules waives={given.waives} />
          </Box>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <span className="mut">{t('permits.reason')}:</span> {given.reason}
          </Box>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <span className="mut">{t('permits.by')}:</span> <GivenBy by={given.given_by} at={given.given_at} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
