import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { settingCall } from '../../entity/setting-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { useShellText } from '../../shell/texts.ts';
import { useSettingsText } from '../settings-text.ts';
import { liveSettings } from './live-settings.ts';
import { bodyOf, type Setting } from './setting-values.ts';

const pageSize = 10;

/** What a setting was before, by whom and when it was changed; each former value can be put back. */
export function SettingHistory({ setting: one, onClose }: { setting: Setting; onClose: () => void }) {
  const t = useSettingsText();
  const shell = useShellText();
  const format = useFormat();
  const id = useId();
  const [page, setPage] = useState(0);
  const [fault, setFault] = useState<string>();
  const { area, setting, name, editor, may_change, value_text } = one;
  const changes = useCall(
    'GET /user/history_system_settings/',
    { query: { area, setting, page, page_size: pageSize, sort: '-at' } },
    { live: liveSettings, keepPrevious: true },
  );
  const save = useSend(settingCall(one.change), {
    done: t('saved'),
    onDone: () => setFault(undefined),
    onRefusal: ({ message }) => setFault(message),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('former_of', { name })}</DialogTitle>
      <DialogContent>
        <p>{`${t('value_now')}: ${value_text}`}</p>
        {fault && (
          <div role="alert" className="form-error">
            {fault}
          </div>
        )}
        {!changes.isSuccess && <CallState call={changes} lines={4} />}
        {changes.data?.results.length === 0 && <EmptyState title={t('never')} />}
        <ol style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 'var(--s3)' }}>
          {changes.data?.results.map(({ uid, at, actor_name, from, from_text, to_text }) => (
            <li key={uid}>
              <div className="mut num">{`${format.shortDateTime(at)} · ${actor_name ?? '–'}`}</div>
              <div>{t('step', { from: from_text, to: to_text })}</div>
              {may_change && editor && from_text !== value_text && (
                <ActButton
                  className="button small"
                  aria-busy={save.isPending}
                  onClick={() => save.mutate({ body: bodyOf(one, from) })}
                >
                  {t('put_back', { value: from_text })}
                </ActButton>
              )}
            </li>
          ))}
        </ol>
      </DialogContent>
      <DialogActions>
        {page > 0 && (
          <button type="button" className="button" onClick={() => setPage(page - 1)}>
            {shell('table.previous')}
          </button>
        )}
        {changes.data?.next && (
          <button type="button" className="button" onClick={() => setPage(page + 1)}>
            {shell('table.next')}
          </button>
        )}
        <button type="button" className="button" onClick={onClose}>
          {shell('action.close')}
        </button>
      </DialogActions>
    </Dialog>
  );
}
