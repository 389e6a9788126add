import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { draftKinds, neededMost, usualSizes } from '@portal/event-schemas/offerings/needs/codes.ts';
import type { LessonSizes } from '@portal/event-schemas/offerings/needs/requests.ts';
import type { Need } from '@portal/event-schemas/offerings/needs/views.ts';
import { mostSeats } from '@portal/event-schemas/kernel/bounds.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../http/client.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Note } from '../../shell/note.tsx';
import { ErrorState } from '../../shell/states.tsx';
import { toast } from '../../shell/toast.ts';
import { useNeedsText } from './text.ts';

type Wanted = Pick<Need, 'uid' | 'code' | 'name' | 'missing'>;
/** A discipline that no draft was made of, and why. */
type Faulty = Pick<Need, 'uid' | 'code' | 'name'> & { why: string };
const pageSize = 100;
/** Every discipline under these filters that is missing and has no course, a page after the other. */
async function allMissing(filters: object): Promise<Wanted[]> {
  const found: Wanted[] = [];
  for (let page = 0; ; page += 1) {
    const query = { ...filters, missing_from: 1, courses_to: 0, sort: 'code', page, page_size: pageSize };
    const { results, next } = await api('GET /offerings/needs/', { query });
    found.push(...results);
    if (!next) return found;
  }
}
const wrong = (size: number): boolean => !Number.isInteger(size) || size < 1 || size > mostSeats;

/** Asks for the sizes of lessons, then makes the drafts, so many at a time. `rows`: those chosen; without them all that are missing. */
export function MakeDrafts({
  study_period,
  rows,
  filters,
  onClose,
}: {
  study_period: string;
  rows?: readonly Wanted[];
  filters: object;
  onClose: (made: boolean) => void;
}) {
  const t = useNeedsText();
  const format = useFormat();
  const client = useQueryClient();
  const [sizes, setSizes] = useState<LessonSizes>(usualSizes);
  const [wanted, setWanted] = useState<readonly Wanted[] | null>(rows ?? null);
  const [fault, setFault] = useState<unknown>(null);
  const [done, setDone] = useState<number | null>(null);
  const [refused, setRefused] = useState<readonly Faulty[]>([]);
  const make = useSend('POST /offerings/needs/drafts/', { invalidate: [] });
  const asked = JSON.stringify({ ...filters, study_period });
  useEffect(() => {
    if (!rows) allMissing(JSON.parse(asked) as object).then(setWanted, setFault);
  }, [rows, asked]);
  async function run(all: readonly Wanted[]): Promise<void> {
    const sums = { made: 0, there: 0 };
    const faults: Faulty[] = [];
    for (let start = 0; start < all.length; start += neededMost) {
      setDone(start);
      const some = all.slice(start, start + neededMost);
      const disciplines = some.map(({ uid, missing }) => ({ discipline: uid, students: Math.min(missing, mostSeats) }));
      const report = await make.mutateAsync({ body: { study_period, disciplines, sizes } });
      sums.made += report.made;
      sums.there += report.there;
      for (const { discipline, error } of report.results)
        if (error) faults.push({ ...some.find(({ uid }) => uid === discipline)!, why: error.message });
    }
    toast.success(t('made', { made: format.number(sums.made), there: format.number(sums.there) }));
    await client.invalidateQueries();
    if (faults.length === 0) return onClose(true);
    setRefused(faults);
    setDone(null);
    setWanted([]);
  }
  return (
    <ConfirmDialog
      open
      title={t('make_ask')}
      confirm={t('make_it')}
      keep={t('leave_it')}
      busy={done !== null}
      disabled={!wanted?.length || Object.values(sizes).some(wrong)}
      onClose={() => onClose(refused.length > 0)}
      onConfirm={() => {
        if (wanted) void run(wanted).catch(() => setDone(null));
      }}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        {fault !== null && <ErrorState error={fault} />}
        {refused.length > 0 ? (
          <Note tone="warn">
            {t('refused', { count: refused.length })}
            <ul>
              {refused.map(({ uid, code, name, why }) => (
                <li key={uid}>
                  <b>{`${code} ${format.name(name)}`}</b>: {why}
                </li>
              ))}
            </ul>
          </Note>
        ) : (
          <>
            <b role="status" className="num">
              {wanted === null
                ? t('counting')
                : wanted.length === 0
                  ? t('make_nothing')
                  : t('make_count', { count: format.number(wanted.length) })}
            </b>
            <span>{t('make_text')}</span>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              {draftKinds.map(kind => (
                <TextField
                  key={kind}
                  type="number"
                  size="small"
                  label={t(`sizes.${kind}`)}
                  value={Number.isNaN(sizes[kind]) ? '' : sizes[kind]}
                  onChange={event =>
                    setSizes({ ...sizes, [kind]: event.target.value === '' ? Number.NaN : Number(event.target.value) })
                  }
                  error={wrong(sizes[kind])}
                  helperText={wrong(sizes[kind]) ? t('size_wrong') : undefined}
                  sx={{ flex: '1 1 150px' }}
                />
              ))}
            </Box>
          </>
        )}
        {done !== null && wanted && (
          <div>
            <LinearProgress variant="determinate" value={(100 * done) / wanted.length} aria-label={t('make_it')} />
            <span className="mut num">
              {t('progress', { done: format.number(done), of: format.number(wanted.length) })}
            </span>
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}
