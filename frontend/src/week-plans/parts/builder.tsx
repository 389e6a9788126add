import Box from '@mui/material/Box';
import type { CardItem, SidebarList, YearSemester } from '@portal/event-schemas/registration/views.ts';
import { choosableOf } from '@portal/event-schemas/week-plans/choices.ts';
import { bestWeeks, type Weeks } from '@portal/event-schemas/week-plans/weeks.ts';
import { useState } from 'react';
import { TickBox } from '../../forms/tick-box.tsx';
import { useFormat } from '../../i18n/format.ts';
import { canBeChosen, placedLessons, ranked, useRegistrationText } from '../../registration/api.ts';
import { Panel } from '../../shell/panel.tsx';
import { Skeletons } from '../../shell/states.tsx';
import { useCourses, useWeekPreferences } from '../calls.ts';
import { usePlannerText } from '../planner-text.ts';
import { BuiltWeeks } from './built-weeks.tsx';
import { PreferencesForm } from './preferences-form.tsx';

interface BuilderProps {
  info: YearSemester;
  list: SidebarList;
  /** All that the student has. */
  items: readonly CardItem[];
  onTaken: () => void;
}

/** Builds weeks: which courses, what one would like, then the best complete weeks, each of which is taken as a whole. */
export default function Builder({ info, list, items, onTaken }: BuilderProps) {
  const t = usePlannerText();
  const r = useRegistrationText();
  const format = useFormat();
  const card = info.status_info.uid;
  const groups = ranked(list)
    .filter(({ rank }) => rank === 'plan' || rank === 'open')
    .map(group => ({
      ...group,
      courses: group.courses.filter(one => one.status === null && canBeChosen(one) && one.seats.left > 0),
    }));
  const registered = items.filter(({ status }) => status === 'registered');
  const [wanted, setWanted] = useState<ReadonlySet<string>>(
    () => new Set(groups.filter(({ rank }) => rank === 'plan').flatMap(({ courses }) => courses.map(({ uid }) => uid))),
  );
  const [preferences, savePreferences] = useWeekPreferences(card);
  const { infos, waiting } = useCourses([...wanted]);
  const [built, setBuilt] = useState<Weeks | null>(null);
  const [building, setBuilding] = useState(false);
  const toggle = (uid: string): void => {
    setBuilt(null);
    setWanted(before => {
      const next = new Set(before);
      if (!next.delete(uid)) next.add(uid);
      return next;
    });
  };
  const kept = items.filter(({ uid, status }) => !wanted.has(uid) && (status === 'registered' || status === 'basket'));
  const placed = placedLessons(kept, format.name);
  const credits =
    kept.reduce((sum, item) => sum + (item.audit ? 0 : item.credits), 0) +
    infos.reduce((sum, course) => sum + course.credit, 0);
  const lessons = infos.flatMap(course => course.fluxes.flatMap(flux => flux.lessons));
  const build = (): void => {
    setBuilding(true);
    // A search may take a second: what it is about is drawn first.
    setTimeout(() => {
      setBuilt(
        bestWeeks(
          infos.map(choosableOf),
          placed.flatMap(({ lesson }) => lesson.meetings),
          preferences,
        ),
      );
      setBuilding(false);
    }, 50);
  };

  return (
    <Box sx={places}>
      <Panel title={t('build.courses')}>
        <Box sx={{ display: 'grid', gap: 'var(--s3)' }}>
          {registered.length > 0 && (
            <div role="group" aria-label={t('build.move')}>
              <div className="field-label">{t('build.move')}</div>
              {registered.map(item => (
                <TickBox key={item.uid} checked={wanted.has(item.uid)} onChange={() => toggle(item.uid)}>
                  {format.name(item.name)}
                </TickBox>
              ))}
            </div>
          )}
          {groups.map(
            ({ rank, courses }) =>
              courses.length > 0 && (
                <Box key={rank} role="group" aria-label={r(`rank.${rank}`)} sx={{ maxHeight: 260, overflowY: 'auto' }}>
                  <div className="field-label">{r(`rank.${rank}`)}</div>
                  {courses.map(course => (
                    <TickBox key={course.uid} checked={wanted.has(course.uid)} onChange={() => toggle(course.uid)}>
                      {format.name(course.name)} <span className="mut num">{course.credit}</span>
                    </TickBox>
                  ))}
                </Box>
              ),
          )}
          <Box
            component="p"
            className="num"
            sx={credits > info.credits.max ? { color: 'var(--bad)' } : { color: 'var(--ink-2)' }}
          >
            {t(credits > info.credits.max ? 'build.too_many' : 'build.sum', { credits, max: info.credits.max })}
          </Box>
        </Box>
      </Panel>
      <Panel title={t('likes.title')} note={t('likes.note')}>
        <PreferencesForm
          value={preferences}
          onChange={next => {
            setBuilt(null);
            savePreferences(next);
          }}
          lessons={lessons}
        />
      </Panel>
      <Box sx={{ minWidth: 0, gridRow: { md: '1 / span 3' }, gridColumn: { md: 2 } }}>
        <Panel
          title={t('build.title')}
          note={t('build.note')}
          flush={built !== null}
          actions={
            <button
              type="button"
              className="button primary"
              disabled={wanted.size === 0 || waiting || building}
              aria-busy={building}
              onClick={build}
            >
              {t('build.go')}
            </button>
          }
        >
          {waiting && <Skeletons lines={3} />}
          {!waiting && built === null && (
            <p className="mut">
              {wanted.size === 0 ? t('build.none_wanted') : t('build.ready', { smart_count: wanted.size })}
            </p>
          )}
          {built !== null && (
            <BuiltWeeks
              key={JSON.stringify([...wanted])}
              built={built}
              infos={infos}
              placed={placed}
              info={info}
              items={items}
              onTaken={onTaken}
            />
          )}
        </Panel>
      </Box>
    </Box>
  );
}

const places = {
  display: 'grid',
  gap: 'var(--s3)',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto auto 1fr' },
} as const;
