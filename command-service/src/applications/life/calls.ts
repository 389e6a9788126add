import { uid, type AnswerValue } from '@portal/event-schemas/forms/property.ts';
import { errors } from '@portal/event-schemas/applications/errors.ts';
import { reportView, type ApplicationNow, type ApplicationSaved } from '@portal/event-schemas/applications/views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { command, Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { StoredFile } from '@portal/platform/files/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { z } from 'zod';
import * as commands from './commands.ts';
import { isLiving, studentApplication, type LivingApplication } from './student-application.ts';
import { contracts } from '@portal/event-schemas/applications/calls.ts';

async function living(host: Pick<Host, 'dispatcher'>, application: string): Promise<LivingApplication> {
  const { state } = await host.dispatcher.state(studentApplication, application);
  if (!isLiving(state)) throw new Refused(reject('applications.not_found', { uid: application }));
  return state;
}
/** What a command on it is about, besides what is asked; `kept`: what stands in the form. */
async function subject(host: Pick<Host, 'dispatcher' | 'config'>, application: string) {
  const { type, version, applicant, values } = await living(host, application);
  return { uid: application, type, version, applicant, kept: values, time_zone: host.config.timeZone };
}
async function standing(host: Pick<Host, 'dispatcher'>, application: string): Promise<ApplicationNow> {
  const { uid: one, number, type, version, stage, status, archived, ...rest } = await living(host, application);
  return {
    uid: one,
    number,
    app_type: type,
    version,
    stage,
    status,
    archived,
    save_as_draft: stage === 'draft',
    step: 'visit' in rest ? rest.visit.step : null,
  };
}

/** Where it stands after saving; of a draft, and of what came back, what would keep it from being sent. */
async function saved(input: CallContext, application: string): Promise<ApplicationSaved> {
  const { host, actor, locale, request_id } = input;
  const now = await standing(host, application);
  if (now.stage !== 'draft' && now.stage !== 'returned') return { ...now, sending: null };
  const data = {
    ...(await subject(host, application)),
    values: [],
    files: {},
    send: true,
    user_accepted_agreement: true,
  };
  const context = { actor, locale, correlation_id: request_id };
  const { steps } = await host.dispatcher.dryRun([{ definition: commands.SaveApplication, data }], context);
  const { outcome } = steps[0]!;
  if (outcome.ok) return { ...now, sending: null };
  const { code, params, fields } = outcome.rejection;
  const { message } = explainer([errors], host.config.timeZone)(outcome.rejection, locale, request_id).error;
  return { ...now, sending: { code, message, params, fields: fields ?? null } };
}

/** The files that the answers name. */
async function filesIn(
  host: Pick<Host, 'files'>,
  values: readonly AnswerValue[],
): Promise<Record<string, StoredFile | null>> {
  const named = [...new Set(values.flatMap(({ value_file }) => (Array.isArray(value_file) ? value_file : [])))].filter(
    one => uid.safeParse(one).success,
  );
  return Object.fromEntries(await Promise.all(named.map(async one => [one, await host.files.find(one)] as const)));
}

export const start = command(contracts['POST /studapps/answers/'], {
  summary: 'Begin an application of a type: as a draft, or sent at once',
  run: async input => {
    const {
      host,
      actor,
      send,
      body: { app_type, values, save_as_draft, user_accepted_agreement },
    } = input;
    const year = Number(dateIn(host.config.timeZone, host.clock.now()).slice(0, 4));
    const { events } = await send(commands.StartApplication, {
      uid: newId(),
      type: app_type,
      applicant: actor.id,
      values,
      kept: {},
      send: !save_as_draft,
      user_accepted_agreement,
      year,
      time_zone: host.config.timeZone,
      files: await filesIn(host, values),
    });
    return saved(input, (events[0]!.data as { uid: string }).uid);
  },
});
export const save = command(contracts['PUT /studapps/answers/{uid}/'], {
  summary: 'Save or send a draft, or an application that came back for correction',
  run: async input => {
    const {
      host,
      send,
      params: { uid: one },
      body: { values, seen, save_as_draft, user_accepted_agreement },
    } = input;
    await send(commands.SaveApplication, {
      ...(await subject(host, one)),
      values,
      seen,
      send: !save_as_draft,
      user_accepted_agreement,
      files: await filesIn(host, values),
    });
    return saved(input, one);
  },
});
export const discard = command(contracts['DELETE /studapps/answers/{uid}/'], {
  summary: 'Throw away a draft that was never sent',
  run: async ({ send, params: { uid: one } }) => {
    await send(commands.DiscardApplication, { uid: one });
    return undefined;
  },
});
export const withdraw = command(contracts['POST /studapps/answers/{uid}/withdraw/'], {
  summary: 'Take an application back before it is decided',
  run: async ({ host, send, params: { uid: one }, body }) => {
    await send(commands.WithdrawApplication, { uid: one, ...body });
    return standing(host, one);
  },
});
export const act = command(contracts['POST /studapps/answers/{uid}/act/'], {
  summary: 'Approve, reject, return or forward an application at a waypoint',
  run: async ({ host, send, params: { uid: one }, body }) => {
    await send(commands.ActOnApplication, { ...(await subject(host, one)), ...body });
    return standing(host, one);
  },
});
export const opened = command(contracts['POST /studapps/answers/{uid}/opened/'], {
  summary: 'Note that a reviewer has opened an application',
  run: async ({ host, send, params: { uid: one } }) => {
    const { changed } = await send(commands.OpenApplication, await subject(host, one));
    return { uid: one, first_time: changed };
  },
});

/** Each is decided by itself, in the order given; a refusal of one leaves the others alone. */
async function eachByItself(
  { host, locale, request_id }: Pick<CallContext, 'host' | 'locale' | 'request_id'>,
  applications: readonly string[],
  run: (uid: string) => Promise<unknown>,
) {
  const explain = explainer([errors], host.config.timeZone);
  const results: z.infer<typeof reportView>['results'] = [];
  for (const one of new Set(applications)) {
    try {
      await run(one);
      results.push({ uid: one, ok: true, stage: (await living(host, one)).stage, error: null });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { state } = await host.dispatcher.state(studentApplication, one);
      const { code, message, params: why } = explain(error.rejection, locale, request_id).error;
      results.push({
        uid: one,
        ok: false,
        stage: isLiving(state) ? state.stage : null,
        error: { code, message, params: why },
      });
    }
  }
  const done = results.filter(result => result.ok).length;
  return { done, refused: results.length - done, results };
}

export const actMany = command(contracts['POST /studapps/answers/act/'], {
  summary: 'Decide many applications alike, each by itself',
  run: async input => {
    const {
      host,
      send,
      body: { applications, ...asked },
    } = input;
    return eachByItself(input, applications, async one =>
      send(commands.ActOnApplication, { ...(await subject(host, one)), ...asked }),
    );
  },
});
export const archive = command(contracts['POST /studapps/answers/archive_student_app/'], {
  summary: 'Set an application aside, or take it out of the archive',
  run: async ({ host, send, body: { student_app, archived } }) => {
    await send(commands.ArchiveApplication, { ...(await subject(host, student_app)), archived, from_list: false });
    return standing(host, student_app);
  },
});
export const archiveFromList = command(contracts['POST /studapps/answers/archive_student_app_from_list/'], {
  summary: 'Set many applications aside from a list, each by itself, or take them out again',
  run: async input => {
    const {
      host,
      send,
      body: { student_apps, archived },
    } = input;
    return eachByItself(input, student_apps, async one =>
      send(commands.ArchiveApplication, { ...(await subject(host, one)), archived, from_list: true }),
    );
  },
});
export const correctDecision = command(contracts['POST /studapps/answers/correct_decision/'], {
  summary: 'Put a wrong decision right: another outcome, or back to a step of the route',
  run: async ({ host, send, body: { student_app, ...correction } }) => {
    await send(commands.CorrectDecision, { ...(await subject(host, student_app)), ...correction });
    return standing(host, student_app);
  },
});
export const setStatus = command(contracts['POST /studapps/answers/set_student_app_status/'], {
  summary: 'Name the status of an application more exactly, within its stage',
  run: async ({ host, send, body: { student_app, status, comment } }) => {
    await send(commands.SetApplicationStatus, { ...(await subject(host, student_app)), status, comment });
    return standing(host, student_app);
  },
});
export const setStatusFromList = command(contracts['POST /studapps/answers/set_student_apps_status/'], {
  summary: 'Name the status of many applications of one stage, each by itself',
  run: async input => {
    const {
      host,
      send,
      body: { student_apps, status, comment },
    } = input;
    return eachByItself(input, student_apps, async one =>
      send(commands.SetApplicationStatus, { ...(await subject(host, one)), status, comment }),
    );
  },
});
export const alarm = command(contracts['POST /studapps/alarms/waypoint/'], {
  summary: 'Remind of a waypoint whose day comes or has passed',
  run: async ({ host, send, body: { student_app, ...waypoint } }) => {
    const { changed } = await send(commands.RemindWaypoint, { ...(await subject(host, student_app)), ...waypoint });
    return { uid: student_app, first_time: changed };
  },
});
