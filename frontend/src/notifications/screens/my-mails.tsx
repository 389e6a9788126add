import Box from '@mui/material/Box';
import type { MyMails } from '@portal/event-schemas/notifications/views.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { UserSettings } from '../../identity/api.ts';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { CallState } from '../../shell/states.tsx';
import { toast } from '../../shell/toast.ts';
import { useText } from '../text.ts';

/** user-settings/notifications: of what a person is also told by mail. */
export default function MyMailsScreen() {
  const mails = useCall('GET /notifications/my_mails/', {});
  return (
    <UserSettings>
      <CallState call={mails} lines={5} />
      {mails.data && <Topics mails={mails.data} />}
    </UserSettings>
  );
}

function Topics({ mails: { email, topics, sound } }: { mails: MyMails }) {
  const t = useText();
  const format = useFormat();
  const readOnly = useReadOnlyReason();
  const choose = useSend('PUT /notifications/my_mails/');
  const ring = useSend('PUT /notifications/my_sound/', {
    done: answer => t(answer.sound ? 'mine.sound_on' : 'mine.sound_off'),
  });
  const set = ({ topic, name, wanted }: MyMails['topics'][number]): void =>
    choose.mutate(
      { body: { unwanted: topics.filter(one => (one.topic === topic ? wanted : !one.wanted)).map(one => one.topic) } },
      { onSuccess: () => toast.success(t(wanted ? 'mine.saved_off' : 'mine.saved_on', { topic: format.name(name) })) },
    );
  return (
    <Panel style={{ maxWidth: 720 }}>
      <p>{t('mine.lead')}</p>
      {email ? (
        <p className="mut" style={{ overflowWrap: 'anywhere' }}>
          {t('mine.to', { email })}
        </p>
      ) : (
        <Note tone="warn">{t('mine.none')}</Note>
      )}
      <Box
        component="fieldset"
        disabled={choose.isPending || readOnly !== undefined}
        title={readOnly}
        sx={{ border: 0, p: 0, m: 'var(--s4) 0', display: 'grid', gap: 'var(--s3)' }}
      >
        <Box component="legend" sx={{ font: 'var(--t-label)', color: 'var(--ink-2)', p: 0, mb: 'var(--s2)' }}>
          {t('mine.topics')}
        </Box>
        {topics.map(one => (
          <Box
            key={one.topic}
            component="label"
            sx={{
              display: 'grid',
              gridTemplateColumns: '24px minmax(0, 1fr)',
              gap: 'var(--s3)',
              alignItems: 'start',
              cursor: 'pointer',
              minHeight: 28,
            }}
          >
            <input type="checkbox" checked={one.wanted} onChange={() => set(one)} />
            <span>
              {format.name(one.name)}
              <Box component="span" className="mut" sx={{ display: 'block' }}>
                {format.name(one.hint)}
              </Box>
            </span>
          </Box>
        ))}
      </Box>
      <p className="mut">{t('mine.always')}</p>
      <Box
        component="label"
        title={readOnly}
        sx={{
          display: 'grid',
          gridTemplateColumns: '24px minmax(0, 1fr)',
          gap: 'var(--s3)',
          alignItems: 'start',
          cursor: 'pointer',
          mt: 'var(--s4)',
        }}
      >
        <input
          type="checkbox"
          checked={sound}
          disabled={ring.isPending || readOnly !== undefined}
          onChange={() => ring.mutate({ body: { sound: !sound } })}
        />
        <span>{t('mine.sound')}</span>
      </Box>
    </Panel>
  );
}
