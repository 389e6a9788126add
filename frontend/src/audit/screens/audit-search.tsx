import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { LoggedEvent, SubjectFound } from '@portal/event-schemas/audit/history.ts';
import { useListContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Skeletons } from '../../shell/states.tsx';
import { useLogText } from '../log-text.ts';
import { EventDrawer } from '../parts/log/event-drawer.tsx';
import { useLogFilters } from '../parts/log/filters.ts';
import { Find } from '../parts/log/find.tsx';

/** The words for what events changed come while the events are read. */
const EventList = lazy(() => import('../parts/log/event-list.tsx').then(file => ({ default: file.EventList })));

const filters = [
  'person',
  'course',
  'type',
  'at',
  'actor',
  'on_behalf_of',
  'command',
  'aggregate',
  'stream',
  'correlation_id',
] as const;
const rare = ['actor', 'on_behalf_of', 'command', 'aggregate', 'stream', 'correlation_id'] as const;
const signIns = ['LoginSucceeded', 'LoginFailed', 'LoggedOut', 'AccountLocked'];

/** The history of everything: the last events until something is looked for; any mixture of filters, either way round, as pages or as a file. */
export default function AuditSearch() {
  const t = useLogText();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <PageHeader />
      <OfficeTable<LoggedEvent>
        resource="audit/events"
        columns={[]}
        name={event => event.sentence}
        sort={{ field: 'position', order: 'DESC' }}
        filters={useLogFilters(filters, rare)}
        exportable
        header={<Above onEvent={setOpen} />}
        renderBody={rows => (
          <Suspense fallback={<Skeletons lines={8} />}>
            <EventList events={rows} onOpen={setOpen} />
          </Suspense>
        )}
        emptyTitle={t('list.none')}
        emptyHint={t('list.none_hint')}
      />
      <EventDrawer position={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** The search, the order, and for one account what else can be asked of it. */
function Above({ onEvent }: { onEvent: (position: number) => void }) {
  const t = useLogText();
  const link = useLink();
  const canOpen = useCanOpen();
  const { filterValues, setFilters, sort, setSort, total = 0 } = useListContext();
  const values = filterValues as Record<string, unknown>;
  const found = ({ kind, value }: SubjectFound): void => {
    if (kind === 'event') onEvent(Number(value));
    else
      setFilters({
        ...values,
        [kind]: kind === 'type' || kind === 'command' || kind === 'aggregate' ? [value] : value,
      });
  };
  const account =
    typeof values['actor'] === 'string'
      ? values['actor']
      : typeof values['person'] === 'string'
        ? values['person']
        : null;
  return (
    <Box sx={{ display: 'grid', gap: 'var(--s2)', mb: 'var(--s3)' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 'var(--s3)',
          alignItems: 'center',
          '& > :first-of-type': { flex: '1 1 280px' },
        }}
      >
        <Find onFound={found} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={sort.order}
          aria-label={t('list.order')}
          onChange={(_event, order: 'ASC' | 'DESC' | null) => {
            if (order) setSort({ field: 'position', order });
          }}
          sx={{ ml: 'auto' }}
        >
          <ToggleButton value="DESC">{t('list.newest')}</ToggleButton>
          <ToggleButton value="ASC">{t('list.oldest')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {account && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}>
          <Button onClick={() => setFilters({ actor: account })}>{t('list.did')}</Button>
          <Button onClick={() => setFilters({ person: account, type: signIns })}>{t('list.sign_ins')}</Button>
          {canOpen('audit-refused') && (
            <Button
              component={Link}
              to={link('audit-refused', undefined, { filter: JSON.stringify({ person: account }) })}
            >
              {t('list.refused')}
            </Button>
          )}
        </Box>
      )}
      {total >= 10_000 && <p className="mut">{t('list.limited')}</p>}
    </Box>
  );
}
