import { Link, useRevalidator } from 'react-router';
import { useLink } from '../../app/links.ts';
import { forgetPortal, usePortal } from '../../app/portal.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { StateMessage } from '../../shell/states.tsx';
import { useText } from '../text.ts';

/** info/maintenance: the return date and a button that looks whether the portal is back (portal.md §2). */
export default function Maintenance() {
  const t = useText();
  const f = useFormat();
  const link = useLink();
  const { tech_block: blocked, tech_block_date_end: until } = usePortal().settings;
  const { revalidate, state } = useRevalidator();
  const look = () => {
    forgetPortal();
    void revalidate();
  };
  const refresh = (
    <button type="button" className="button primary" aria-busy={state === 'loading'} onClick={look}>
      {t('maintenance.refresh')}
    </button>
  );
  const enter = (
    <Link className="button primary" to={link('home')}>
      {t('maintenance.enter')}
    </Link>
  );
  return (
    <>
      <PageHeader />
      <Panel>
        <StateMessage
          icon="works"
          title={t(blocked ? 'maintenance.now' : 'maintenance.over')}
          action={blocked ? refresh : enter}
        >
          {blocked && until && <span className="num">{t('maintenance.until', { moment: f.dateTime(until) })}</span>}
        </StateMessage>
      </Panel>
    </>
  );
}
