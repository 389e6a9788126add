import type { OwnWays } from '@portal/event-schemas/identity/ways.ts';
import { useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { UserSettings } from '../parts/user-settings.tsx';
import { LinkDirectory } from '../parts/ways/dialogs.ts';
import { useWaysText } from '../ways-text.ts';

const mine = 'GET /user/linked_ways/' as const;
type Way = OwnWays[number];

/** user-settings/linked-ways: with which accounts of the university one can log in to one's own. */
export default function LinkedWays() {
  const t = useWaysText();
  const format = useFormat();
  const own = useCall(mine, {});
  const [asking, setAsking] = useState<{ act: 'link' | 'unlink'; way: Way } | null>(null);
  const close = (): void => setAsking(null);
  const begin = useSend('POST /user/linked_ways/{uid}/begin/', {
    invalidate: [],
    onDone: ({ url }) => location.assign(url),
  });
  const remove = useSend('POST /user/linked_ways/{uid}/remove/', {
    invalidate: [mine],
    done: t('unlinked'),
    onDone: close,
  });
  const link = (way: Way): void =>
    way.kind === 'directory' ? setAsking({ act: 'link', way }) : begin.mutate({ params: { uid: way.uid } });
  return (
    <UserSettings>
      <CallState call={own} lines={4} />
      {own.data?.length === 0 && <EmptyState title={t('own_none')} />}
      {own.data && own.data.length > 0 && (
        <div style={{ display: 'grid', gap: 'var(--s4)', maxWidth: 620 }}>
          <p className="mut">{t('own_lead')}</p>
          <Panel>
            <ul style={{ display: 'grid', gap: 'var(--s3)', padding: 0, margin: 0, listStyle: 'none' }}>
              {own.data.map(way => {
                const name = format.name(way.name);
                return (
                  <li
                    key={way.uid}
                    style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', alignItems: 'center' }}
                  >
                    <div style={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
                      <b>{name}</b>
                      {!way.is_on && <span className="mut"> · {t('off')}</span>}
                      <div className="mut">
                        {way.linked
                          ? t('linked_as', { name: way.linked.name, date: format.shortDate(way.linked.at) })
                          : t('not_linked')}
                      </div>
                    </div>
                    {way.linked ? (
                      <ActButton
                        aria-label={t('unlink_named', { name })}
                        onClick={() => setAsking({ act: 'unlink', way })}
                      >
                        {t('unlink')}
                      </ActButton>
                    ) : (
                      <ActButton
                        aria-label={t('link_named', { name })}
                        aria-busy={begin.isPending}
                        onClick={() => link(way)}
                      >
                        {t('link')}
                      </ActButton>
                    )}
                  </li>
                );
              })}
            </ul>
          </Panel>
        </div>
      )}
      {asking?.act === 'link' && <LinkDirectory way={asking.way} onClose={close} />}
      {asking?.act === 'unlink' && (
        <ConfirmDialog
          open
          title={t('unlink_title', { name: format.name(asking.way.name) })}
          confirm={t('unlink')}
          destructive
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { uid: asking.way.uid } })}
          onClose={close}
        >
          {t('unlink_text')}
        </ConfirmDialog>
      )}
    </UserSettings>
  );
}
