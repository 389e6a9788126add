import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useLink } from '../../app/links.ts';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { Meter } from '../../shell/meter.tsx';
import { useMyRegistration } from '../calls.ts';
import { PeriodLine, StatusOfCard } from '../parts/period-line.tsx';
import { useText } from '../text.ts';

/** Desktop widget of a student: where the card stands, credits, the period, the way to registration. */
export default function MyRegistration() {
  const t = useText();
  const link = useLink();
  const info = useMyRegistration();
  if (!info.isSuccess) return <CallState call={info} lines={3} />;
  const { registration, obstacle } = info.data;
  if (!registration) return <EmptyState title={obstacle!.message} />;
  const { credits, status_info } = registration;
  return (
    <Box sx={{ display: 'grid', gap: 'var(--s3)' }}>
      <Box sx={{ display: 'flex', gap: 'var(--s2)', flexWrap: 'wrap' }}>
        <StatusOfCard status={status_info.status} />
      </Box>
      <div className="mut">
        <PeriodLine info={registration} />
      </div>
      <Box sx={{ display: 'flex', gap: 'var(--s3)', alignItems: 'center', flexWrap: 'wrap' }}>
        <span className="num">{t('credits.of', { amount: credits.amount, max: credits.max })}</span>
        <Meter value={credits.amount} max={credits.max} label={t('credits.label')} width={140} />
      </Box>
      <Link component={RouterLink} to={link('online-registration')}>
        {t('widget.open')}
      </Link>
    </Box>
  );
}
