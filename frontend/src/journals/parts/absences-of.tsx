import Box from '@mui/material/Box';
import { loadTypeNames } from '@portal/event-schemas/curriculum/names.ts';
import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';
import { useSession } from '../../app/portal.ts';
import { useInAddress } from '../../app/use-in-address.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { Choice, Tiles } from '../../statistics/api.ts';
import { useAbsencesText } from '../text.ts';
import { CertificateButton } from './certificate-button.tsx';

const all = 'all';

/** Classes that a student has missed, of one term or of all; without one the reader's own. */
export function AbsencesOf({ student }: { student?: string }) {
  const t = useAbsencesText();
  const format = useFormat();
  const me = useSession().profile?.uid ?? '';
  const [[term], setTerms] = useInAddress('term');
  const terms = useCall('GET /organizations/study_period_list/', { query: { page_size: 100 } }, { staleTime: 300_000 });
  const found = useCall(
    'GET /journals/my_absences/',
    { query: { study_period: term, student } },
    {
      keepPrevious: true,
      ...(student ? {} : { live: { channel: 'final_grades', keys: [`performance:${me}`] } }),
    },
  );
  if (!found.data) return <CallState call={found} lines={8} />;
  const missed = found.data;
  const excused = missed.filter(one => one.excused).length;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--s4)' }}>
      <Tiles
        label={t('label')}
        tiles={[
          { label: t('total'), value: format.number(missed.length) },
          { label: t('unexcused'), value: format.number(missed.length - excused) },
          { label: t('excused'), value: format.number(excused) },
        ]}
      />
      <Panel
        title={t('label')}
        flush={missed.length > 0}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
            {student && <CertificateButton student={student} />}
            <Choice
              label={t('term')}
              value={term ?? all}
              choices={[
                { value: all, label: t('all_terms') },
                ...(terms.data?.results ?? []).map(({ uid, name }) => ({ value: uid, label: format.name(name) })),
              ]}
              onChange={chosen => setTerms(chosen === all ? [] : [chosen])}
            />
          </Box>
        }
      >
        {missed.length === 0 ? (
          <EmptyState title={t('empty')}>{student ? null : t('empty_hint')}</EmptyState>
        ) : (
          <DataTable
            label={t('label')}
            heads={[t('date'), t('course'), t('kind'), t('reason'), t('comment')]}
            rows={missed.map(one => ({
              key: one.uid,
              cells: [
                `${format.day(one.date)}, ${clockTime(one.start)}`,
                `${one.code} ${format.name(one.name)}`,
                format.name(loadTypeNames[one.load_type as LoadType]),
                <StatusChip key="reason" tone={one.excused ? 'ok' : 'warn'}>
                  {one.reason ? format.name(one.reason) : t(one.excused ? 'excused' : 'unexcused')}
                </StatusChip>,
                one.comment || '–',
              ],
            }))}
          />
        )}
      </Panel>
    </div>
  );
}
