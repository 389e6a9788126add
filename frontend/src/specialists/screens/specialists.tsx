import Button from '@mui/material/Button';
import { specialistRole } from '@portal/event-schemas/specialists/entities.ts';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { listScreen } from '../../entity/list-screen.tsx';
import { useSpecialistText } from '../text.ts';

/** Who is a specialist, of which kind, and where; their hours and absences stand on their cards. */
export default listScreen(specialistRole, {
  columns: ['account', 'type', 'room', 'minutes'],
  rowButtons: ({ uid }) => <ToPlan uid={uid} />,
});

function ToPlan({ uid }: { uid: string }) {
  const t = useSpecialistText();
  const link = useLink();
  return (
    <Button component={Link} to={link('specialist-card', {}, { uid })} size="small" variant="text">
      {t('plan')}
    </Button>
  );
}
