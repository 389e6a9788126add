import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { rooms, studentGroups, studyPeriods, teachers } from '@portal/event-schemas/curriculum/targets.ts';
import { useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { RefChoice } from '../../entity/ref-choice.tsx';
import { useCall } from '../../http/use-call.ts';
import { overlaps, useLessonName, useNearestTerm } from '../../registration/api.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { weekBlocks } from '../parts/course-week.tsx';
import { WeekBoard } from '../parts/week-board.tsx';
import type { WeekBlock } from '../parts/week-layout.ts';
import { useOfferingsText } from '../text.ts';

const targets = { teacher: teachers, room: rooms, group: studentGroups };
const kinds = ['teacher', 'room', 'group'] as const;

/** planned-week: the week of a teacher, a room or a group in a term, with drafts. Each lesson leads to the editor of its course. */
export default function PlannedWeek() {
  const t = useOfferingsText();
  const link = useLink();
  const lessonName = useLessonName();
  const nearest = useNearestTerm();
  const [params, setParams] = useSearchParams();
  const kind = kinds.find(one => one === params.get('of')) ?? 'teacher';
  const uid = params.get('uid') ?? '';
  const term = params.get('term') ?? nearest?.study_period ?? '';
  const set = (next: Record<string, string>): void =>
    setParams({ of: kind, uid, term, ...next }, { replace: true, preventScrollReset: true });
  const week = useCall(
    'GET /offerings/week/',
    { query: { study_period: term, [kind]: uid } },
    {
      enabled: term !== '' && uid !== '',
      keepPrevious: true,
      live: { channel: 'registration', keys: ['planned_courses'] },
    },
  );
  const blocks = weekBlocks(week.data ?? [], lessonName, offering => link('planned-course', { uid: offering }));
  // Whoever is meant cannot be at two places at once.
  const shown = blocks.map(block => ({
    ...block,
    clashes: blocks
      .filter(other => other !== block && overlaps(block, other) && meetInAWeek(block, other))
      .map(other => other.title),
  }));
  return (
    <>
      <PageHeader />
      <Panel>
        <Box
          sx={{
            display: 'grid',
            gap: '12px',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '280px 180px minmax(0, 360px)' },
            marginBottom: 2,
          }}
        >
          <RefChoice
            to={studyPeriods}
            label={t('term')}
            required
            chosen={term ? [term] : []}
            onChoose={([chosen]) => set({ term: chosen ?? '' })}
          />
          <TextField
            select
            size="small"
            label={t('week_of')}
            value={kind}
            onChange={event => set({ of: event.target.value, uid: '' })}
          >
            {kinds.map(one => (
              <MenuItem key={one} value={one}>
                {t(one)}
              </MenuItem>
            ))}
          </TextField>
          <RefChoice
            key={kind}
            to={targets[kind]}
            label={t(kind)}
            chosen={uid ? [uid] : []}
            onChoose={([chosen]) => set({ uid: chosen ?? '' })}
          />
        </Box>
        {uid === '' ? (
          <EmptyState title={t('week.whose')} />
        ) : !week.isSuccess ? (
          <CallState call={week} lines={8} />
        ) : shown.length === 0 ? (
          <EmptyState title={t('week.free')} />
        ) : (
          <WeekBoard label={t('tab.week')} blocks={shown} />
        )}
      </Panel>
    </>
  );
}

/** Whether two lessons at the same hour meet in one week of the term. */
const meetInAWeek = ({ weeks = '' }: WeekBlock, other: WeekBlock): boolean =>
  [...weeks].some((on, week) => on === '1' && other.weeks?.[week] === '1');
