import { closedStages } from '@portal/event-schemas/applications/codes.ts';
import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import type { Locale, Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { ApplicationRow, FormRow, StayRow } from './tables.ts';

/** All rows of one application; `application` is null before its first event and after a draft was thrown away. */
export interface Life {
  application: ApplicationRow | null;
  form: FormRow | null;
  stays: readonly StayRow[];
}
export const unborn: Life = { application: null, form: null, stays: [] };

type Outcome = NonNullable<StayRow['outcome']>;
interface When {
  at: string;
  position: number;
}
type Of<T extends ApplicationEvent['type']> = Extract<ApplicationEvent, { type: T }>['data'];

/** The rows of an application after one of its events. `definitionOf`: the version of its type that it runs by. */
export function evolve(
  life: Life,
  event: ApplicationEvent,
  when: When,
  definitionOf: (type: string, version: number) => TypeDefinition | undefined,
): Life {
  if (event.type === 'ApplicationStarted') return started(event.data, when);
  const { application, form, stays } = life;
  if (!application || !form) return life;
  const changed = (row: Partial<ApplicationRow>, of: readonly StayRow[] = stays): Life => {
    const open = of.filter(stay => stay.ended_at === null);
    return {
      form,
      stays: of,
      application: {
        ...application,
        changed_at: when.at,
        ...row,
        due: earliest(open),
        step_since: open[0]?.since ?? null,
        waits_at: namesOf(open),
      },
    };
  };
  switch (event.type) {
    case 'ApplicationSaved':
      return { ...changed({}), form: filled(form, event.data.values) };
    case 'ApplicationDiscarded':
      return unborn;
    case 'ApplicationSent': {
      const { name } = event.data.applicant_seen;
      const sent = changed({
        sent_at: when.at,
        times_sent: application.times_sent + 1,
        applicant_name: name,
        found_by: searched(application.number, name),
      });
      const handedIn = filled(form, event.data.values);
      return {
        ...sent,
        form: { ...handedIn, sent: handedIn.files, user_accepted_agreement: event.data.user_accepted_agreement },
      };
    }
    case 'StepEntered':
      return changed({ step: event.data.step }, [
        ...ended(stays, 'passed', when),
        ...entered(event.data, when, definitionOf),
      ]);
    case 'WaypointApproved':
      return changed({}, signed(stays, event.data, 'approve', when, event.data.complete));
    case 'WaypointRejected':
      return changed({}, ended(signed(stays, event.data, 'reject', when), 'passed', when));
    case 'WaypointReturned':
      return changed({}, ended(signed(stays, event.data, 'return', when), 'passed', when));
    case 'WaypointForwarded':
      return changed({}, ended(signed(stays, event.data, 'forward', when), 'passed', when));
    case 'ApplicationStageReached': {
      const { stage, status } = event.data;
      const closed = closedStages.includes(stage);
      return changed(
        { stage, status, closed_at: closed ? when.at : null },
        stage === 'in_review' ? stays : ended(stays, 'passed', when),
      );
    }
    case 'ApplicationWithdrawn':
      return changed({}, ended(stays, 'withdrawn', when));
    case 'ApplicationStatusSet':
      return changed({ status: event.data.status });
    case 'ApplicationArchived':
      return changed({ archived: true });
    case 'ApplicationRestored':
      return changed({ archived: false });
    case 'ApplicationOpened':
      return {
        ...life,
        stays: stays.map(stay =>
          stay.ended_at === null && stay.step === event.data.step && stay.opened_at === null
            ? { ...stay, opened_at: when.at }
            : stay,
        ),
      };
    case 'WaypointReminded':
      return {
        ...life,
        stays: stays.map(stay =>
          stay.ended_at === null && stay.waypoint === event.data.waypoint ? { ...stay, reminded_at: when.at } : stay,
        ),
      };
    default:
      return life;
  }
}

const listsIn = (values: FormValues): string[] =>
  Object.values(values).flatMap(value => (Array.isArray(value) ? value : []));
/** What was typed in, with the files that it names beside those that were sent before. */
const filled = (form: FormRow, values: FormValues): FormRow => ({
  ...form,
  values,
  files: [...new Set([...form.sent, ...listsIn(values)])],
});
/** Number and name in small letters: what a search looks at. */
const searched = (number: string, name: string): string => `${number} ${name}`.toLowerCase();

function started(
  { uid, number, type, version, applicant, applicant_name = '', values, status }: Of<'ApplicationStarted'>,
  { at }: When,
): Life {
  return {
    application: {
      uid,
      number,
      type,
      version,
      applicant,
      applicant_name,
      found_by: searched(number, applicant_name),
      stage: 'draft',
      status,
      step: null,
      step_since: null,
      due: null,
      waits_at: null,
      started_at: at,
      sent_at: null,
      changed_at: at,
      closed_at: null,
      archived: false,
      times_sent: 0,
    },
    form: filled({ uid, values, files: [], sent: [], user_accepted_agreement: false }, values),
    stays: [],
  };
}

function entered(
  { uid, type, version, applicant, step, waiting }: Of<'StepEntered'>,
  { at, position }: When,
  definitionOf: (type: string, version: number) => TypeDefinition | undefined,
): StayRow[] {
  const waypoints = definitionOf(type, version)?.route.steps.find(({ code }) => code === step)?.waypoints ?? [];
  return waiting.map(({ waypoint, due }) => {
    const place = waypoints.findIndex(({ code }) => code === waypoint);
    const known = waypoints[place];
    return {
      application: uid,
      entered: position,
      waypoint,
      type,
      version,
      applicant,
      step,
      place,
      name: known?.name ?? { ru: waypoint, kk: waypoint, en: waypoint, ky: waypoint },
      in_order: known?.in_order ?? false,
      actors: known?.actors ?? [],
      since: at,
      due,
      ended_at: null,
      outcome: null,
      signatures: [],
      opened_at: null,
      reminded_at: null,
    };
  });
}

const ended = (stays: readonly StayRow[], outcome: Outcome, { at }: When): StayRow[] =>
  stays.map(stay => (stay.ended_at === null ? { ...stay, ended_at: at, outcome } : stay));

const signed = (
  stays: readonly StayRow[],
  { waypoint, by, comment, places = [] }: { waypoint: string; by: string; comment: string; places?: readonly number[] },
  outcome: Outcome,
  { at }: When,
  complete = true,
): StayRow[] =>
  stays.map(stay => {
    if (stay.ended_at !== null || stay.waypoint !== waypoint) return stay;
    return {
      ...stay,
      signatures: [...stay.signatures, { by, places, at, comment }],
      ...(complete ? { ended_at: at, outcome } : {}),
    };
  });

function namesOf(open: readonly StayRow[]): Localized | null {
  const joined = (locale: Locale): string => open.map(({ name }) => name[locale]).join(', ');
  return open.length === 0 ? null : { ru: joined('ru'), kk: joined('kk'), en: joined('en'), ky: joined('ky') };
}
const earliest = (open: readonly StayRow[]): string | null =>
  open
    .map(({ due }) => due)
    .filter(due => due !== null)
    .sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
