import Button from '@mui/material/Button';
import { achievementType } from '@portal/event-schemas/portfolio/entities.ts';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { EntityList } from '../../entity/list-screen.tsx';
import type { AnyRow } from '../../entity/values.tsx';
import { useText } from '../text.ts';

/** portfolio/types: types of achievements; the form of each on a page of its own. */
export default function AchievementTypes() {
  const t = useText();
  const link = useLink();
  const toForm = ({ uid }: AnyRow) => (
    <Button component={Link} to={link('achievement_form', {}, { uid })} size="small">
      {t('types_form')}
    </Button>
  );
  return (
    <EntityList
      entity={achievementType}
      columns={['name', 'priority', 'files_needed', 'max_per_year', 'is_active']}
      rowButtons={toForm}
    />
  );
}
