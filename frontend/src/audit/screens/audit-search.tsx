import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState, ErrorState, Skeletons } from '../../shell/states.tsx';
import { useStreams } from '../calls.ts';
import { recordKinds, useText } from '../text.ts';

/** Finds the records of a student or a course, and leads to their history. */
export default function AuditSearch() {
  const t = useText();
  const format = useFormat();
  const link = useLink();
  const [query, setQuery] = useSearchParams();
  const [words, setWords] = useState(query.get('search') ?? '');
  const search = useDeferredValue(words.trim());
  const found = useStreams(search);
  return (
    <>
      <PageHeader />
      <Panel>
        <TextField
          type="search" label={t('search.label')} helperText={t('search.hint')} value={words}
          onChange={event => { setWords(event.target.value); setQuery(event.target.value ? { search: event.target.value } : {}, { replace: true }); }}
        />
      </Panel>
      {found.isError && <ErrorState error={found.error} retry={() => void found.refetch()} />}
      {search.length > 1 && found.isPending && <Skeletons lines={4} />}
      {found.data && search.length > 1 && (
        <Panel title={t('search.results')} note={format.number(found.data.count)} flush>
          {found.data.results.length === 0 && <EmptyState title={t('search.none')}>{t('search.none_hint')}</EmptyState>}
          <ul>
            {found.data.results.map(row => (
              <Box component="li" key={row.stream} sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px var(--s4)', alignItems: 'baseline', p: '10px var(--s4)', borderTop: '1px solid var(--line)' }}>
                <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
                  <Link component={RouterLink} to={link('audit-history', { stream: row.stream })}>{format.name(row.title) || t('kind.other')}</Link>
                  <div className="mut">{t(`kind.${recordKinds.find(kind => kind === row.aggregate) ?? 'other'}`)}</div>
                </Box>
                <span className="mut num">{t('search.events', { smart_count: row.events })} · {t('search.last', { date: format.shortDateTime(row.last_at) })}</span>
              </Box>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
