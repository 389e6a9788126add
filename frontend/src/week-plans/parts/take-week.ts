import type { YearSemester } from '@portal/event-schemas/registration/views.ts';
import type { WeekRefusal } from '@portal/event-schemas/week-plans/views.ts';
import { useState } from 'react';
import { refusalOf } from '../../http/refusal.ts';
import { useSend } from '../../http/use-send.ts';
import { usePlannerText } from '../planner-text.ts';

const call = 'POST /registration/cards/{uid}/week/';

/** Takes a week as a whole, into the basket where there is one; `refusal`: why it could not, course by course. */
export function useTakeWeek(info: YearSemester, onTaken: () => void) {
  const t = usePlannerText();
  const hold = info.global_settings.use_timer;
  const [refusal, setRefusal] = useState<{ message: string; results: WeekRefusal['results'] } | null>(null);
  const sent = useSend(call, {
    done: t(hold ? 'build.held' : 'build.registered'),
    onDone: () => {
      setRefusal(null);
      onTaken();
    },
    onRefusal: error => {
      const { results = [] } = (refusalOf(call, error)?.params ?? {}) as Partial<WeekRefusal>;
      setRefusal({ message: error.message, results });
    },
  });
  return {
    hold,
    refusal,
    forget: () => setRefusal(null),
    busy: sent.isPending,
    take: (week: { plan: string } | { courses: { course: string; lessons: string[]; audit: boolean }[] }) =>
      sent.mutate({ params: { uid: info.status_info.uid }, body: { ...week, hold } }),
  };
}
