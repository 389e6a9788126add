import type { Impact, PlannedCourseView } from '@portal/event-schemas/offerings/views.ts';
import type { StudentChoice } from '@portal/event-schemas/offerings/requests.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../http/client.ts';
import { refusalOf } from '../../http/refusal.ts';
import { useSend } from '../../http/use-send.ts';
import { useShellText } from '../../shell/texts.ts';
import { useOfferingsText } from '../text.ts';
import { planOf, type Plan } from './plan.ts';
import { faultsOf, refusedPlan, type PlanErrors } from './plan-errors.ts';

/**
 * Saves a plan. A draft is saved at once; of an opened course it is asked first whom the change touches, and where it
 * touches somebody `impact` waits for the choices. What is refused stays as it was typed.
 */
export function useSavePlan({
  saved,
  onSaved,
}: {
  /** The course as the editor was opened with. */
  saved: PlannedCourseView;
  /** `uids`: what the page's own names of new lessons became. */
  onSaved: (course: PlannedCourseView, sent: Plan, uids: Readonly<Record<string, string>>) => void;
}) {
  const t = useOfferingsText();
  const shell = useShellText();
  const client = useQueryClient();
  const [impact, setImpact] = useState<Impact | null>(null);
  const [errors, setErrors] = useState<PlanErrors>({});
  const [refused, setRefused] = useState('');
  const [stale, setStale] = useState(false);
  const [looking, setLooking] = useState(false);
  const put = useSend('PUT /offerings/{uid}/', {
    done: t('saved'),
    onRefusal: () => undefined,
  });
  const params = { uid: saved.uid };

  const ask = (plan: Plan): Promise<Impact> =>
    api('POST /offerings/{uid}/impact/', { params, body: { fluxes: plan.fluxes } });

  async function send(plan: Plan, students: StudentChoice[], reason: string): Promise<void> {
    const { teacher, credits, fluxes } = plan;
    const { uids } = await put.mutateAsync({
      params,
      body: { teacher, credits, fluxes, students, reason, seen: planOf(saved) },
    });
    setImpact(null);
    onSaved(await api('GET /offerings/{uid}/', { params }), plan, uids);
  }

  /** Says where the fault is. */
  async function failed(error: unknown, plan: Plan, inDialog: boolean): Promise<void> {
    const refusal = refusalOf('PUT /offerings/{uid}/', error);
    if (!refusal) return;
    if (refusal.code === 'platform.changed_meanwhile') {
      // What stands there now is read on the page, too; what was typed stays.
      setImpact(null);
      await client.invalidateQueries({ queryKey: ['GET /offerings/{uid}/'] });
      setStale(true);
    } else if (refusal.code === 'offerings.students_changed') {
      // The choices that were made stay; whoever came meanwhile is decided about now.
      setRefused(refusal.message);
      setImpact(await ask(plan));
    } else if (inDialog) setRefused(refusal.message);
    else setErrors(refusedPlan(refusal, plan, saved));
  }

  async function run(plan: Plan, work: () => Promise<void>, inDialog: boolean): Promise<void> {
    setLooking(true);
    setRefused('');
    try {
      await work();
    } catch (error) {
      await failed(error, plan, inDialog);
    } finally {
      setLooking(false);
    }
  }

  return {
    impact,
    errors,
    refused,
    stale,
    busy: looking || put.isPending,
    clear: () => setErrors({}),
    settle: () => setStale(false),
    leaveImpact: () => setImpact(null),
    save: (plan: Plan) =>
      run(
        plan,
        async () => {
          const faults = await faultsOf(plan, shell);
          setErrors(faults);
          if (Object.keys(faults).length > 0) return;
          if (saved.state === 'draft') return send(plan, [], '');
          const found = await ask(plan);
          if (found.touched === 0 && found.students.length === 0) return send(plan, [], '');
          setImpact(found);
        },
        false,
      ),
    saveWith: (plan: Plan, students: StudentChoice[], reason: string) =>
      run(plan, () => send(plan, students, reason), true),
  };
}
