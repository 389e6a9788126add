import Box from '@mui/material/Box';
import { languageNames } from '@portal/event-schemas/curriculum/language-names.ts';
import type { LessonView } from '@portal/event-schemas/registration/views.ts';
import type { WeekPreferences } from '@portal/event-schemas/week-plans/preferences.ts';
import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import { useId, type ReactNode } from 'react';
import { TickBox } from '../../forms/tick-box.tsx';
import { useFormat } from '../../i18n/format.ts';
import { dayKeys, useRegistrationText } from '../../registration/api.ts';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { usePlannerText } from '../planner-text.ts';

interface Props {
  value: WeekPreferences;
  onChange: (next: WeekPreferences) => void;
  /** Who teaches them, and in which languages, can be preferred. */
  lessons: readonly LessonView[];
}

const minutesOf = (text: string): number | null => {
  const [hours, minutes] = text.split(':').map(Number);
  return hours === undefined || minutes === undefined ? null : hours * 60 + minutes;
};
const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter(each => each !== one) : [...list, one];

/** What a student would like of a week: hours, a pause, free days, few gaps, teachers, languages. Each change is kept at once. */
export function PreferencesForm({ value, onChange, lessons }: Props) {
  const t = usePlannerText();
  const r = useRegistrationText();
  const format = useFormat();
  const off = useReadOnlyReason();
  const languages = [...new Set(lessons.map(({ language }) => language).filter(Boolean))].sort();
  const teachers = [
    ...new Map(lessons.flatMap(({ teacher }) => (teacher ? [[teacher.uid, teacher] as const] : []))).values(),
  ].sort((a, b) => a.display_name.localeCompare(b.display_name));
  const preferred = teachers.filter(({ uid }) => value.teachers.includes(uid)).length;
  const set = (change: Partial<WeekPreferences>): void => onChange({ ...value, ...change });
  const pause = (change: Partial<{ from: number; to: number }>): void => {
    const next = { from: 720, to: 780, ...value.pause, ...change };
    if (next.from < next.to) set({ pause: next });
  };
  return (
    <Box component="fieldset" disabled={off !== undefined} title={off} sx={form}>
      <legend className="visually-hidden">{t('likes.title')}</legend>
      <Box sx={row}>
        <Time label={t('likes.not_before')} value={value.not_before} onChange={not_before => set({ not_before })} />
        <Time label={t('likes.not_after')} value={value.not_after} onChange={not_after => set({ not_after })} />
      </Box>
      <TickBox checked={value.pause !== null} onChange={on => set({ pause: on ? { from: 720, to: 780 } : null })}>
        {t('likes.pause')}
      </TickBox>
      {value.pause && (
        <Box sx={row}>
          <Time label={t('likes.from')} value={value.pause.from} onChange={from => from !== null && pause({ from })} />
          <Time label={t('likes.to')} value={value.pause.to} onChange={to => to !== null && pause({ to })} />
        </Box>
      )}
      <TickBox checked={value.few_gaps} onChange={few_gaps => set({ few_gaps })}>
        {t('likes.few_gaps')}
      </TickBox>
      <Several title={t('likes.free_days')}>
        {dayKeys.slice(0, 6).map((key, day) => (
          <TickBox
            key={key}
            checked={value.free_days.includes(day)}
            onChange={() => set({ free_days: toggled(value.free_days, day) })}
          >
            {r(`day.${key}`)}
          </TickBox>
        ))}
      </Several>
      {languages.length > 1 && (
        <Several title={t('likes.languages')}>
          {languages.map(tag => (
            <TickBox
              key={tag}
              checked={value.languages.includes(tag)}
              onChange={() => set({ languages: toggled(value.languages, tag) })}
            >
              {format.name(languageNames[tag]) || tag}
            </TickBox>
          ))}
        </Several>
      )}
      {teachers.length > 1 && (
        <details>
          <Box component="summary" className="field-label" sx={{ cursor: 'pointer', minHeight: 24 }}>
            {[t('likes.teachers'), preferred > 0 && format.number(preferred)].filter(Boolean).join(' · ')}
          </Box>
          <Several title={t('likes.teachers')} hidden>
            {teachers.map(({ uid, display_name }) => (
              <TickBox
                key={uid}
                checked={value.teachers.includes(uid)}
                onChange={() => set({ teachers: toggled(value.teachers, uid) })}
              >
                {display_name}
              </TickBox>
            ))}
          </Several>
        </details>
      )}
    </Box>
  );
}

function Time({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number | null;
  onChange: (minutes: number | null) => void;
}) {
  const id = useId();
  return (
    <div className="field" style={{ flex: '1 1 110px' }}>
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          id={id}
          type="time"
          step={300}
          value={value === null ? '' : clockTime(value)}
          data-empty={value === null ? true : undefined}
          onChange={event => onChange(minutesOf(event.target.value))}
        />
      </div>
    </div>
  );
}

/** `hidden`: the title stands elsewhere. */
const Several = ({ title, hidden = false, children }: { title: string; hidden?: boolean; children: ReactNode }) => (
  <Box role="group" aria-label={title} sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 var(--s4)' }}>
    {!hidden && (
      <Box className="field-label" sx={{ flex: '1 1 100%' }}>
        {title}
      </Box>
    )}
    {children}
  </Box>
);

const form = { border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 'var(--s3)' } as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' } as const;
