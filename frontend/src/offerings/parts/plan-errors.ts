import type { PlannedCourseView } from '@portal/event-schemas/offerings/views.ts';
import { messageOf } from '../../forms/use-schema-form.ts';
import type { RefusalBy } from '../../http/refusal.ts';
import type { useShellText } from '../../shell/texts.ts';
import { lessonsIn, placeOfFault, type Plan } from './plan.ts';

/** Faults by place: `<lesson>.<field>`, a field of the course, or `''` for what stands above it all. */
export type PlanErrors = Readonly<Record<string, string>>;

/** What of a plan cannot be sent as it is. */
export async function faultsOf(plan: Plan, t: ReturnType<typeof useShellText>): Promise<PlanErrors> {
  const { planBody } = await import('@portal/event-schemas/offerings/requests.ts');
  const checked = planBody.safeParse(plan);
  const errors: Record<string, string> = {};
  for (const issue of checked.error?.issues ?? []) {
    const path = issue.path as (string | number)[];
    const value = path.reduce<any>((within, step) => within?.[step], plan);
    errors[placeOfFault(plan, path)] ??= messageOf(issue, value, t);
  }
  return errors;
}

/** What the server refused, at the field that it names; seats below those in use belong to the lesson that has so few. */
type Refusal = RefusalBy<'PUT /offerings/{uid}/'>;
export function refusedPlan({ code, message, fields }: Refusal, plan: Plan, saved: PlannedCourseView): PlanErrors {
  if (code === 'registration.capacity_below_taken') {
    const used = new Map(
      saved.fluxes.flatMap(flux =>
        flux.lessons.map(({ uid, taken, held, offered }) => [uid, taken + held + offered] as const),
      ),
    );
    const short = lessonsIn(plan).filter(({ uid, capacity }) => capacity < (used.get(uid) ?? 0));
    if (short.length > 0) return Object.fromEntries(short.map(({ uid }) => [`${uid}.capacity`, message]));
  }
  const placed = Object.entries(fields).map(([path, text]) => [
    placeOfFault(
      plan,
      path.split('.').map(step => (/^\d+$/.test(step) ? Number(step) : step)),
    ),
    /^[a-z_]+(\.[a-z_]+)?$/.test(text) ? message : text,
  ]);
  const known = placed.filter(([place]) => place!.includes('.') || ['teacher', 'credits'].includes(place!));
  return known.length > 0 ? Object.fromEntries(known) : { '': message };
}
