import Box from '@mui/material/Box';
import type { CardItem, CourseInfo, YearSemester } from '@portal/event-schemas/registration/views.ts';
import type { Weeks } from '@portal/event-schemas/week-plans/weeks.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { TimeGrid, type PlacedLesson } from '../../registration/api.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { Note } from '../../shell/note.tsx';
import { usePlannerText } from '../planner-text.ts';
import { useCostText } from './cost-text.ts';
import { useFreeName } from './free-name.ts';
import { useTakeWeek } from './take-week.ts';
import { WeekRefused } from './week-refused.tsx';

interface Props {
  built: Weeks;
  infos: readonly CourseInfo[];
  /** What stays as it is. */
  placed: readonly PlacedLesson[];
  info: YearSemester;
  /** All that the student has: what is taken without credit stays so. */
  items: readonly CardItem[];
  /** The week is taken. */
  onTaken: () => void;
}

/** Proposed weeks, one at a time: what speaks against each, how it looks, and the two things to do with it. */
export function BuiltWeeks({ built, infos, placed, info, items, onTaken }: Props) {
  const t = usePlannerText();
  const format = useFormat();
  const costText = useCostText();
  const card = info.status_info.uid;
  const [at, setAt] = useState(0);
  const taking = useTakeWeek(info, onTaken);
  const freeName = useFreeName(card);
  const saved = useSend('POST /week_plans/{uid}/plans/', {
    invalidate: ['GET /week_plans/{uid}/'],
    done: t('build.saved'),
  });
  const nameOf = (uid: string): string => format.name(infos.find(one => one.uid === uid)?.name);
  const week = built.weeks[at];
  if (!week)
    return (
      <Note tone="warn" style={{ margin: '0 var(--s4) var(--s4)' }}>
        <b>{t('build.no_week')}</b>
        <ul>
          {built.impossible.map(uid => (
            <li key={uid}>{t('build.impossible', { name: nameOf(uid) })}</li>
          ))}
          {built.apart.map(([one, other]) => (
            <li key={`${one} ${other}`}>{t('build.apart', { one: nameOf(one), other: nameOf(other) })}</li>
          ))}
        </ul>
      </Note>
    );
  const known = new Map(
    infos.flatMap(course => course.fluxes.flatMap(flux => flux.lessons.map(one => [one.uid, one] as const))),
  );
  const shown: PlacedLesson[] = week.ways.flatMap(({ course, lessons }) => {
    const { code = '' } = infos.find(one => one.uid === course) ?? {};
    return lessons.flatMap(({ uid }) => {
      const lesson = known.get(uid);
      return lesson ? [{ course, code, label: nameOf(course), as: 'planned' as const, lesson }] : [];
    });
  });
  const courses = week.ways.map(({ course, lessons }) => ({
    course,
    lessons: lessons.map(({ uid }) => uid),
    audit: items.some(({ uid, audit }) => uid === course && audit),
  }));
  const step = (by: number): void => {
    taking.forget();
    setAt((at + by + built.weeks.length) % built.weeks.length);
  };
  const busy = taking.busy || saved.isPending;
  const off = busy || !info.status_info.editable;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 'var(--s2) var(--s3)',
          alignItems: 'center',
          p: '0 var(--s4) var(--s3)',
        }}
      >
        <button type="button" className="button" disabled={built.weeks.length < 2} onClick={() => step(-1)}>
          {t('build.before')}
        </button>
        <b role="status" className="num">
          {t('build.week', { number: at + 1, of: built.weeks.length })}
        </b>
        <button type="button" className="button" disabled={built.weeks.length < 2} onClick={() => step(1)}>
          {t('build.next')}
        </button>
        <span className="mut">
          {costText(week.cost)}
          {!built.proven && ` · ${t('build.unproven')}`}
        </span>
      </Box>
      <TimeGrid placed={[...placed, ...shown]} />
      <Box sx={{ px: 'var(--s4)' }}>
        <WeekRefused refusal={taking.refusal} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', p: '0 var(--s4) var(--s4)' }}>
        <ActButton className="button primary" disabled={off} onClick={() => taking.register({ courses })}>
          {t('build.register')}
        </ActButton>
        {taking.holds && (
          <ActButton disabled={off} onClick={() => taking.hold({ courses })}>
            {t('build.hold')}
          </ActButton>
        )}
        <ActButton
          disabled={busy}
          onClick={() => saved.mutate({ params: { uid: card }, body: { name: freeName(), courses } })}
        >
          {t('build.save')}
        </ActButton>
      </Box>
    </>
  );
}
