import { Box } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useWork, type Work } from '../../shell/use-work.ts';
import { WidgetBoundary } from '../../shell/widget-boundary.tsx';
import { ageOf, nearness } from '../age.ts';
import { useText } from '../text.ts';

/** What waits for the person, the most urgent first; each can be opened with one click. */
export function WorkList() {
  const t = useText();
  const canOpen = useCanOpen();
  const work = useWork();
  const items = work.data?.results.filter(({ all }) => canOpen(all.screen)) ?? [];
  return (
    <Panel title={t('work.title')} flush={items.length > 0}>
      <WidgetBoundary>
        {!work.isSuccess ? (
          <CallState call={work} lines={3} />
        ) : items.length === 0 ? (
          <EmptyState title={t('work.nothing')}>{t('work.nothing_hint')}</EmptyState>
        ) : (
          <Box component="ul">
            {items.map(item => (
              <Item key={item.id} item={item} />
            ))}
          </Box>
        )}
      </WidgetBoundary>
    </Panel>
  );
}

function Item({ item }: { item: Work }) {
  const t = useText();
  const f = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const [now] = useState(() => Date.now());
  const { title, act, all, count, due, failed } = item;
  const first = item.first && canOpen(item.first.screen) ? item.first : all;
  const name = f.name(title);
  const age = ageOf(t, item, now);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(24px, auto) minmax(0, 1fr)', sm: 'minmax(36px, auto) minmax(0, 1fr) auto' },
        gap: 'var(--s2) var(--s3)',
        alignItems: 'center',
        padding: '10px 16px',
        borderTop: '1px solid var(--line)',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box component="span" className="num" sx={{ font: 'var(--t-h2)', textAlign: 'right' }}>
        {failed ? '–' : f.number(count)}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Link to={link(all.screen, all.params, all.query)}>{name}</Link>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px var(--s3)', alignItems: 'center' }}>
          {failed && <span className="mut">{t('work.failed')}</span>}
          {due && <Due due={due} now={now} />}
          {age && <span className="mut num">{age}</span>}
        </Box>
      </Box>
      <Box sx={{ gridColumn: { xs: '2', sm: 'auto' } }}>
        <Link
          className="button"
          to={link(first.screen, first.params, first.query)}
          aria-label={`${f.name(act)}: ${name}`}
        >
          {f.name(act)}
        </Link>
      </Box>
    </Box>
  );
}

const tones = { over: 'bad', today: 'bad', soon: 'warn', far: 'quiet' } as const;
function Due({ due, now }: { due: string; now: number }) {
  const t = useText();
  const f = useFormat();
  const near = nearness(due, now);
  // What ends at midnight ends with the day before.
  const at = f.time(due) === '00:00' ? f.date(Date.parse(due) - 1) : f.dateTime(due);
  return <StatusChip tone={tones[near]}>{t(near === 'over' ? 'work.over' : 'work.due', { at })}</StatusChip>;
}
