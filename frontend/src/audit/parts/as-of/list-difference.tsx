import Box from '@mui/material/Box';
import { useState } from 'react';
import type { AsOfView } from '@portal/event-schemas/audit/as-of.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { CallTo } from '@portal/event-schemas/kernel/calls.ts';
import { useCanOpen } from '../../../app/links.ts';
import { useLocale } from '../../../app/portal.ts';
import { findScreen } from '../../../app/registry.ts';
import { SearchInput } from '../../../forms/search-input.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../shell/panel.tsx';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { useCallAsOf, type ChangedRow, type Comparison } from '../../as-of-calls.ts';
import { useAsOfText } from '../../as-of-text.ts';
import { ChangedRows } from './changed-rows.tsx';

/** Lists that are compared: the screen that shows each, for its name and for who may, and its call. */
const lists = [
  ['students-list', 'GET /advisors/my_students/all/'],
  ['course-offerings', 'GET /registration/offerings/'],
  ['waiting-lists', 'GET /registration/waiting_lists/'],
  ['individual-plans', 'GET /registration/individual_plans/'],
  ['list-registered-students', 'GET /registration/registered_students/courses/'],
  ['registration-debts', 'GET /registration/debts/'],
  ['registration-periods', 'GET /organizations/online_registration/list_registration_periods/'],
  ['accounts', 'GET /identity/accounts/'],
] as const satisfies readonly (readonly [string, Call])[];
const kinds = ['changed', 'added', 'removed'] as const;
const pageSize = 25;

/** What differs in a list between the chosen moment and now, or another moment that is ready. */
export function ListDifference({ view, kept }: { view: AsOfView; kept: readonly AsOfView[] }) {
  const t = useAsOfText();
  const format = useFormat();
  const locale = useLocale();
  const canOpen = useCanOpen();
  const open = lists.filter(([screen]) => findScreen(screen) && canOpen(screen));
  const [list, setList] = useState<string>(open[0]?.[0] ?? '');
  const [other, setOther] = useState('');
  const [words, setWords] = useState('');
  const [only, setOnly] = useState<ChangedRow['change']>();
  const [page, setPage] = useState(0);
  const call = open.find(([screen]) => screen === list)?.[1];
  const others = kept.filter(one => one.uid !== view.uid && one.status === 'ready');
  const against = others.find(one => one.uid === other);
  // The earlier one is what the later one is compared with.
  const [earlier, later] = against && against.position < view.position ? [against, view] : [view, against];
  const q = words.trim();
  const compared = useCallAsOf(
    later?.uid ?? null,
    (call ?? 'GET /registration/offerings/') as CallTo<Comparison>,
    { against: earlier.uid, page, page_size: pageSize, ...(q ? { q } : {}), ...(only ? { change: only } : {}) },
    call !== undefined,
  );
  const moment = (one: AsOfView | undefined): string =>
    one ? `${format.shortDate(one.moment)} ${format.timeWithSeconds(one.moment)}` : t('difference.now');
  const anew =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(0);
    };
  if (open.length === 0) return null;
  return (
    <Panel title={t('difference.title')} note={`${moment(earlier)} → ${moment(later)}`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)', alignItems: 'end' }}>
        <Choice
          label={t('difference.list')}
          value={list}
          onChange={anew(setList)}
          options={open.map(([screen]) => [screen, findScreen(screen)!.titleIn(locale)])}
        />
        <Choice
          label={t('difference.with')}
          value={against ? other : ''}
          onChange={anew(setOther)}
          options={[['', t('difference.now')], ...others.map(one => [one.uid, moment(one)] as const)]}
        />
        <Choice
          label={t('difference.kind')}
          value={only ?? ''}
          onChange={anew(value => setOnly(kinds.find(kind => kind === value)))}
          options={[
            ['', t('difference.all')],
            ...kinds.map(
              kind =>
                [
                  kind,
                  `${t(`difference.${kind}`)}${compared.data ? ` · ${format.number(compared.data.counts[kind])}` : ''}`,
                ] as const,
            ),
          ]}
        />
        <SearchInput label={t('difference.search')} value={words} onChange={anew(setWords)} />
      </Box>
      <CallState call={compared} lines={5} />
      {compared.data &&
        !compared.isError &&
        (compared.data.count === 0 ? (
          <EmptyState title={t('difference.same')}>{t('difference.same_hint')}</EmptyState>
        ) : (
          <ChangedRows
            comparison={compared.data}
            then={moment(earlier)}
            now={moment(later)}
            label={findScreen(list)!.titleIn(locale)}
          />
        ))}
      {compared.data && compared.data.count > pageSize && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 2 }}>
          <button type="button" className="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t('difference.previous')}
          </button>
          <span className="num">
            {t('difference.page', { page: page + 1, pages: Math.ceil(compared.data.count / pageSize) })}
          </span>
          <button
            type="button"
            className="button"
            disabled={(page + 1) * pageSize >= compared.data.count}
            onClick={() => setPage(page + 1)}
          >
            {t('difference.next')}
          </button>
        </Box>
      )}
    </Panel>
  );
}

function Choice({
  label,
  value,
  onChange,
  options,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [value: string, label: string])[];
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <Box
        className="field-box"
        sx={{
          '& select': {
            border: 0,
            background: 'none',
            font: 'inherit',
            color: 'inherit',
            minHeight: 34,
            minWidth: 0,
            maxWidth: '100%',
            outline: 'none',
          },
          '& option': { background: 'var(--surface)', color: 'var(--ink)' },
        }}
      >
        <select value={value} onChange={event => onChange(event.target.value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </Box>
    </label>
  );
}
