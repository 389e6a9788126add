import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useLink } from '../../app/links.ts';
import { ApiRefusal } from '../../http/refusal.ts';
import { useFormat } from '../../i18n/format.ts';
import { Meter } from '../../shell/meter.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { useBoard } from '../calls.ts';
import { useRegistrationText as useText } from '../../registration/api.ts';

/** Desktop widget of the office: how full the term is, and what has happened today. */
export default function RegistrationNow() {
  const t = useText();
  const f = useFormat();
  const link = useLink();
  const board = useBoard({ order: 'hot', q: '' });
  if (board.error instanceof ApiRefusal) return <EmptyState title={board.error.message} />;
  if (!board.isSuccess) return <CallState call={board} lines={3} />;
  const { study_period, seats, today } = board.data;
  const numbers = [
    { label: t('now.registered'), value: today.registered },
    { label: t('now.refused'), value: today.refused },
    { label: t('now.waiting'), value: seats.waiting },
    { label: t('now.full'), value: seats.full },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 'var(--s3)' }}>
      <div className="mut">{f.name(study_period.name)}</div>
      <Box sx={{ display: 'flex', gap: 'var(--s3)', alignItems: 'center', flexWrap: 'wrap' }}>
        <span className="num">
          {t('now.seats', { taken: f.number(seats.taken), capacity: f.number(seats.capacity) })}
        </span>
        <Meter value={seats.taken} max={seats.capacity} label={t('now.seats_label')} width={140} />
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: 'var(--s2) var(--s3)',
          margin: 0,
        }}
      >
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <Box component="dt" className="mut">
              {label}
            </Box>
            <Box component="dd" className="num" sx={{ margin: 0, fontSize: '1.25rem', fontWeight: 600 }}>
              {f.number(value)}
            </Box>
          </div>
        ))}
      </Box>
      <Link component={RouterLink} to={link('registration-board')}>
        {t('now.open')}
      </Link>
    </Box>
  );
}
