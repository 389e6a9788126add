import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { HistoryEntry } from '@portal/event-schemas/audit/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useText } from '../text.ts';

/** Events newest first, each a sentence with who and why; the one that is shown is marked. Choosing one moves the slider there. */
export function Timeline({
  entries,
  version,
  onVersion,
  more,
}: {
  entries: readonly HistoryEntry[];
  version: number;
  onVersion: (version: number) => void;
  more?: () => void;
}) {
  const t = useText();
  return (
    <Panel title={t('history.timeline')} flush>
      {entries.length === 0 && <EmptyState title={t('history.empty')} />}
      <Box component="ol">
        {entries.map(entry => (
          <Entry
            key={entry.position}
            entry={entry}
            current={entry.version === version}
            later={entry.version > version}
            onVersion={onVersion}
          />
        ))}
      </Box>
      {more && (
        <Box sx={{ p: 'var(--s4)' }}>
          <Button onClick={more}>{t('history.more')}</Button>
        </Box>
      )}
    </Panel>
  );
}

function Entry({
  entry,
  current,
  later,
  onVersion,
}: {
  entry: HistoryEntry;
  current: boolean;
  later: boolean;
  onVersion: (version: number) => void;
}) {
  const t = useText();
  const format = useFormat();
  return (
    <Box
      component="li"
      aria-current={current ? 'step' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '18px minmax(0, 1fr)', sm: '132px 18px minmax(0, 1fr)' },
        gap: '0 12px',
        p: '0 var(--s4)',
        color: later ? 'var(--ink-3)' : undefined,
        background: current ? 'var(--lapis-soft)' : undefined,
      }}
    >
      <Box
        component="time"
        dateTime={entry.at}
        className="mut num"
        sx={{ pt: { sm: '11px' }, textAlign: { sm: 'right' }, gridColumn: { xs: 2, sm: 1 }, gridRow: 1 }}
      >
        {format.shortDate(entry.at)} {format.timeWithSeconds(entry.at)}
      </Box>
      <Box
        aria-hidden
        sx={{
          gridColumn: { xs: 1, sm: 2 },
          gridRow: { xs: '1 / span 2', sm: 1 },
          position: 'relative',
          '&::before': {
            content: '""',
            position: 'absolute',
            left: '8px',
            top: 0,
            bottom: 0,
            width: '2px',
            background: 'var(--line)',
          },
          '&::after': {
            content: '""',
            position: 'absolute',
            left: '3px',
            top: '15px',
            width: '12px',
            height: '12px',
            borderRadius: '50%',
            background: current ? 'var(--lapis)' : 'var(--surface)',
            border: '3px solid',
            borderColor: later ? 'var(--line-strong)' : 'var(--lapis)',
          },
        }}
      />
      <Box sx={{ p: '8px 0 10px', gridColumn: { xs: 2, sm: 3 } }}>
        <Box
          component="button"
          type="button"
          onClick={() => onVersion(entry.version)}
          title={t('history.jump')}
          sx={{
            all: 'unset',
            cursor: 'pointer',
            minHeight: 24,
            '&:hover': { textDecoration: 'underline' },
            '&:focus-visible': { boxShadow: 'var(--focus)', borderRadius: '4px' },
          }}
        >
          {entry.sentence}
        </Box>
        {entry.on_behalf_of && (
          <div className="mut">
            {t('history.on_behalf', { actor: entry.actor.display_name, person: entry.on_behalf_of.display_name })}
          </div>
        )}
        <div className="mut num">
          {t('history.number', { position: format.number(entry.position) })}
          {entry.facts_at === null ? '' : ` · ${t('history.facts', { position: format.number(entry.facts_at) })}`}
        </div>
        <Box
          component="details"
          sx={{ '& summary': { font: 'var(--t-small)', color: 'var(--ink-3)', cursor: 'pointer', minHeight: 24 } }}
        >
          <summary>{t('history.raw')}</summary>
          <Box
            component="pre"
            tabIndex={0}
            sx={{
              m: 0,
              p: 'var(--s3)',
              background: 'var(--bg)',
              borderRadius: 'var(--radius-s)',
              overflowX: 'auto',
              fontSize: 12,
            }}
          >
            {JSON.stringify(entry.data, null, 2)}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
