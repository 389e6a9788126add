import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router';
import type { ReviewProfile } from '@portal/event-schemas/portfolio/views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Status } from '@portal/event-schemas/portfolio/acts.ts';
import { statusNames } from '@portal/event-schemas/portfolio/names.ts';
import { useMay } from '../../entity/may.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { SearchInput } from '../../forms/search-input.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { ByType } from './by-type.tsx';
import { live, usePortfolio, useTypes } from '../calls.ts';
import { studyYears } from '../../lists/university-filters.ts';
import { useText } from '../text.ts';

interface Page {
  results: readonly ReviewProfile[];
  count: number;
}
const shownStatuses = ['REVIEW', 'ACCEPTED', 'REJECTED', 'all'] as const;
const pageSize = 20;

/** Whose achievements wait on the left, the chosen one's with proofs on the right. */
export function ByStudent() {
  const t = useText();
  const f = useFormat();
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const types = useTypes();
  const status = shownStatuses.find(code => code === search.get('status')) ?? 'REVIEW';
  const type = search.get('type') ?? '';
  const [words, page] = [search.get('q') ?? '', Number(search.get('page') ?? 0)];
  const profile = search.get('profile');
  const mine = search.get('mine') === 'true';
  const { faculties, programs } = useCatalogue();
  const narrowed = (['faculty', 'edu_program', 'course'] as const).flatMap(name => {
    const value = search.get(name);
    return value ? [[name, value] as const] : [];
  });
  const set = (changes: Record<string, string>): void =>
    setSearch(before => {
      const next = new URLSearchParams({ ...Object.fromEntries(before), ...changes });
      for (const [key, value] of Object.entries(changes)) if (value === '') next.delete(key);
      return next;
    });
  const found = useCall(
    'GET /portfolio/portfolios/portfolio_review_profiles/',
    {
      query: {
        ...{ status, mine, page, page_size: pageSize },
        ...(type ? { achievement_type: type } : {}),
        ...(words ? { search: words } : {}),
        ...Object.fromEntries(narrowed),
      },
    },
    { live: live('slow:portfolio'), keepPrevious: true },
  );
  const select = (
    value: string,
    onChange: (next: string) => void,
    label: string,
    choices: readonly [string, string][],
  ) => (
    <TextField
      select
      fullWidth={false}
      size="small"
      label={label}
      value={value}
      onChange={event => onChange(event.target.value)}
      sx={{ minWidth: { xs: 0, md: 180 } }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true }, htmlInput: { 'aria-label': label } }}
    >
      {choices.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </TextField>
  );
  const first = found.data?.results.find(one => one.uid !== profile);
  return (
    <>
      <Box sx={filterRow}>
        <SearchInput label={t('review.search')} value={words} onChange={q => set({ q, page: '' })} />
        {select(
          status,
          next => set({ status: next, page: '' }),
          t('status'),
          shownStatuses.map(code => [code, code === 'all' ? t('review.all') : f.name(statusNames[code])]),
        )}
        {select(type, next => set({ type: next, page: '' }), t('type'), [
          ['', t('review.all_types')],
          ...(types.data ?? []).map(({ uid, name }): [string, string] => [uid, f.name(name)]),
        ])}
        {(
          [
            ['faculty', t('review.faculty'), faculties],
            ['edu_program', t('review.program'), programs],
            ['course', t('review.year'), years],
          ] as const
        ).map(([name, label, choices]) => (
          <Fragment key={name}>
            {select(search.get(name) ?? '', next => set({ [name]: next, page: '' }), label, [
              ['', t('review.all')],
              ...choices,
            ])}
          </Fragment>
        ))}
        {may(['teacher', 'supervisor']) && (
          <label>
            <input
              type="checkbox"
              checked={mine}
              onChange={event => set({ mine: event.target.checked ? 'true' : '', page: '' })}
            />{' '}
            {t('review.mine')}
          </label>
        )}
      </Box>
      <CallState call={found} lines={8} />
      {found.data && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', md: 'minmax(240px, 320px) 1fr' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: { xs: profile ? 'none' : 'block', md: 'block' } }}>
            <Profiles
              page={found.data}
              at={page}
              chosen={profile}
              onChoose={uid => set({ profile: uid })}
              onPage={next => set({ page: next ? String(next) : '' })}
            />
          </Box>
          {profile ? (
            <Reviewed
              key={profile}
              profile={profile}
              type={type}
              status={status}
              onBack={() => set({ profile: '' })}
              onNext={first && (() => set({ profile: first.uid }))}
            />
          ) : (
            <Box sx={{ display: { xs: 'none', md: 'block' } }}>
              <EmptyState title={t('review.choose')} />
            </Box>
          )}
        </Box>
      )}
    </>
  );
}

/** On a phone two beside each other, and the search above them. */
const filterRow = {
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  flexWrap: 'wrap',
  gap: 1.5,
  marginBottom: 2,
  alignItems: 'center',
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
};
const years = studyYears.map((year): [string, string] => [String(year), String(year)]);
/** Faculties and programs to narrow by: uid and name. */
function useCatalogue(): Record<'faculties' | 'programs', [string, string][]> {
  const f = useFormat();
  const options = { staleTime: Infinity };
  const faculties = useCall('GET /curriculum/faculties/', { query: { page_size: 100 } }, options);
  const programs = useCall('GET /organizations/edu-programs/', { query: { page_size: 100 } }, options);
  const named = ({ data }: { data?: Named | undefined }) =>
    (data?.results ?? []).map(({ uid, name }): [string, string] => [uid, f.name(name)]);
  return { faculties: named(faculties), programs: named(programs) };
}
interface Named {
  results: readonly { uid: string; name: Localized }[];
}

/** Students with something to review: how much waits, and since when. */
function Profiles({
  page: { results, count },
  at,
  chosen,
  onChoose,
  onPage,
}: {
  page: Page;
  at: number;
  chosen: string | null;
  onChoose: (uid: string) => void;
  onPage: (page: number) => void;
}) {
  const t = useText();
  const f = useFormat();
  if (count === 0) return <EmptyState title={t('review.none')}>{t('review.none_text')}</EmptyState>;
  return (
    <Panel title={t('review.students')} note={String(count)}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.5 }}>
        {results.map(({ uid, display_name, group, waiting, since }) => (
          <li key={uid}>
            <Box
              component="button"
              type="button"
              aria-current={uid === chosen}
              onClick={() => onChoose(uid)}
              sx={{
                ...{ width: '100%', textAlign: 'start', border: 0, borderRadius: '8px', padding: 1, font: 'inherit' },
                ...{
                  cursor: 'pointer',
                  color: 'var(--ink)',
                  background: uid === chosen ? 'var(--info-soft)' : 'transparent',
                },
              }}
            >
              <div>{display_name}</div>
              <div className="mut num">
                {[
                  group,
                  waiting > 0 && t('review.waiting', { smart_count: waiting }),
                  since && t('review.since', { date: f.date(since) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </Box>
          </li>
        ))}
      </Box>
      {count > pageSize && (
        <Box sx={{ display: 'flex', gap: 1, marginTop: 1 }}>
          <button type="button" className="button" disabled={at === 0} onClick={() => onPage(at - 1)}>
            {t('review.before')}
          </button>
          <button
            type="button"
            className="button"
            disabled={(at + 1) * pageSize >= count}
            onClick={() => onPage(at + 1)}
          >
            {t('review.after')}
          </button>
        </Box>
      )}
    </Panel>
  );
}

/** What one student has sent; decided one by one, or all that wait accepted at once. */
function Reviewed({
  profile,
  type,
  status,
  onBack,
  onNext,
}: {
  profile: string;
  type: string;
  status: Status | 'all';
  onBack: () => void;
  onNext: (() => void) | undefined;
}) {
  const t = useText();
  const f = useFormat();
  const found = usePortfolio(profile, {
    ...(type ? { achievement_type: type } : {}),
    ...(status === 'all' ? {} : { status }),
  });
  const acceptAll = useSend('POST /portfolio/portfolios/accept/', { done: t('review.accepted') });
  if (!found.isSuccess) return <CallState call={found} lines={8} />;
  const { name, group, program, course } = found.data.profile;
  const waiting = found.data.results.flatMap(({ achievements }) => achievements.filter(one => one.can_review));
  const body = { portfolio_orders: waiting.map(one => one.portfolio_order.uid) };
  return (
    <Panel
      title={name}
      note={[group, program && f.name(program), course && t('review.course', { course })].filter(Boolean).join(' · ')}
    >
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', marginBottom: 2 }}>
        <Box sx={{ display: { md: 'none' } }}>
          <button type="button" className="button" onClick={onBack}>
            {t('review.back')}
          </button>
        </Box>
        {waiting.length > 1 && (
          <OfficeActButton
            size="small"
            variant="outlined"
            disabled={acceptAll.isPending}
            onClick={() => acceptAll.mutate({ body })}
          >
            {t('review.accept_all', { smart_count: waiting.length })}
          </OfficeActButton>
        )}
        {onNext && (
          <button type="button" className="button" onClick={onNext}>
            {t('review.next')}
          </button>
        )}
      </Box>
      {found.data.results.length === 0 && <EmptyState title={t('review.done')} />}
      <ByType results={found.data.results} />
    </Panel>
  );
}
