import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { WidgetList } from '../../shell/widget-list.tsx';
import { useMyApplications } from '../calls.ts';
import { ApplicationStatus } from '../parts/way/application-status.tsx';
import { useText } from '../text.ts';

/** Desktop widget of who applies: the applications that moved last, and with whom they are. */
export default function MyApplications() {
  const t = useText();
  const f = useFormat();
  const link = useLink();
  const mine = useMyApplications({ page_size: 3 });
  if (!mine.isSuccess) return <CallState call={mine} lines={3} />;
  const all = (
    <Link component={RouterLink} to={link('coo')}>
      {t('widgets.all_mine')}
    </Link>
  );
  if (mine.data.results.length === 0)
    return (
      <EmptyState title={t('widgets.none_mine')} action={all}>
        {t('widgets.none_mine_hint')}
      </EmptyState>
    );
  return (
    <>
      <WidgetList
        rows={mine.data.results}
        to={({ uid }) => link('coo-application', { uid })}
        name={row => f.name(row.type_name)}
      >
        {row => (
          <>
            <ApplicationStatus status={row.status} />
            <span className="mut">{row.waits_at ? f.name(row.waits_at) : f.shortDateTime(row.changed_at)}</span>
          </>
        )}
      </WidgetList>
      {all}
    </>
  );
}
