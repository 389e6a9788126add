import { useRevalidator } from 'react-router';
import { forgetPortal } from '../../app/portal.ts';
import { Panel } from '../../shell/panel.tsx';
import { useLookText } from '../text.ts';
import { BackgroundField } from './background-field.tsx';
import { LogoField } from './logo-field.tsx';

/** What the portal looks like: the university's logo, and the picture of the log-in page. */
export function Look() {
  const t = useLookText();
  const { revalidate } = useRevalidator();
  const again = (): void => {
    forgetPortal();
    void revalidate();
  };
  return (
    <div style={{ display: 'grid', gap: 'var(--s4)' }}>
      <Panel>
        <LogoField onDone={again} />
      </Panel>
      <Panel title={t('background')}>
        <BackgroundField onDone={again} />
      </Panel>
    </div>
  );
}
