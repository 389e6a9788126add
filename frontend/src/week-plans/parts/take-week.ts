import type { YearSemester } from '@portal/event-schemas/registration/views.ts';
import type { WeekRefusal } from '@portal/event-schemas/week-plans/views.ts';
import { useState } from 'react';
import { refusalOf } from '../../http/refusal.ts';
import { useSend } from '../../http/use-send.ts';
import { usePlannerText } from '../planner-text.ts';

const call = 'POST /registration/cards/{uid}/week/';

type Taken = { plan: string } | { courses: { course: string; lessons: string[]; audit: boolean }[] };

/** Takes a week as a whole, onto the card, or into the basket where there is one; `refusal`: why it could not, course by course. */
export function useTakeWeek(info: YearSemester, onTaken: () => void) {
  const t = usePlannerText();
  const [refusal, setRefusal] = useState<{ message: string; results: WeekRefusal['results'] } | null>(null);
  const sent = useSend(call, {
    done: ({ until }) => t(until ? 'build.held' : 'build.registered'),
    onDone: () => {
      setRefusal(null);
      onTaken();
    },
    onRefusal: error => {
      const { results = [] } = (refusalOf(call, error)?.params ?? {}) as Partial<WeekRefusal>;
      setRefusal({ message: error.message, results });
    },
  });
  const send = (week: Taken, hold: boolean): void =>
    sent.mutate({ params: { uid: info.status_info.uid }, body: { ...week, hold } });
  return {
    refusal,
    forget: () => setRefusal(null),
    busy: sent.isPending,
    holds: info.global_settings.use_timer,
    register: (week: Taken) => send(week, false),
    hold: (week: Taken) => send(week, true),
  };
}
