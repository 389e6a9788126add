import Box from '@mui/material/Box';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../shell/panel.tsx';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { usePermitsText } from '../../permits-text.ts';
import { usePermissionHistory } from './calls.ts';

/** Permissions and study plans of a student as they were given and taken back, each as a sentence, newest first. */
export function PermitHistory({ student }: { student: string }) {
  const t = usePermitsText();
  const format = useFormat();
  const history = usePermissionHistory(student);
  return (
    <Panel title={t('history.title')} flush>
      <CallState call={history} lines={3} />
      {history.data?.length === 0 && <EmptyState title={t('history.none')} />}
      <ol>
        {history.data?.map(line => (
          <Box
            component="li"
            key={line.position}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '150px 1fr' },
              gap: '2px var(--s4)',
              p: '10px var(--s4)',
              borderTop: '1px solid var(--line)',
            }}
          >
            <time className="mut num" dateTime={line.at}>
              {format.shortDateTime(line.at)}
            </time>
            <div>{line.sentence}</div>
          </Box>
        ))}
      </ol>
    </Panel>
  );
}
