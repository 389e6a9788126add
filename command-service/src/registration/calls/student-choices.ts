import { fieldOfSciences } from '@portal/event-schemas/registration/declared.ts';
import { registrationManual, registrationSettingsUid } from '@portal/event-schemas/registration/records.ts';
import { command } from '@portal/platform/http/types.ts';
import { readRecord, writeRecord } from '@portal/platform/records/write.ts';
import type { FieldOfSciences } from '../facts.ts';
import { AddSeatWatch, RemoveSeatWatch, TellOfFreeSeat } from '../seat-watch/commands.ts';
import * as choices from '../standing/choice-commands.ts';
import { cardOf, courseNow, courseOf } from './cards.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

/** What a student chooses besides courses, and what the office permits or writes for them (portal-calls.md §7.4). */
export const addToNotificationList = command(contracts['POST /organizations/add_to_notification_list/'], {
  summary: 'Ask to be told when a full course has a free seat',
  run: async ({ send, query }) => {
    await send(AddSeatWatch, courseOf(query));
    return { ...query, watching: true };
  },
});
export const deleteFromNotificationList = command(contracts['POST /organizations/delete_from_notification_list/'], {
  summary: 'No longer be told of free seats of a course',
  run: async ({ send, query }) => {
    await send(RemoveSeatWatch, courseOf(query));
    return { ...query, watching: false };
  },
});
export const seatFreeAlarm = command(contracts['POST /registration/alarms/seat_free/'], {
  summary: 'Tell a student who asked for it that a course has a free seat',
  run: async ({ send, body }) => {
    await send(TellOfFreeSeat, body);
    return undefined;
  },
});

export const sciencesDiscipline = command(contracts['POST /organizations/sciences_discipline/'], {
  summary: 'Choose an additional education program: a field of sciences with credits',
  run: async ({ host, actor, send, body }) => {
    const field = (await readRecord(host, fieldOfSciences, body.field_sciences)) as FieldOfSciences | null;
    const chosen = { field_sciences: body.field_sciences, credit: body.credit ?? field?.credit ?? 1 };
    await send(choices.ChooseAdditionalProgram, { student: actor.id, ...chosen });
    return chosen;
  },
});
export const deleteAdditionalProgram = command(contracts['POST /organizations/delete_additional_edu_program/'], {
  summary: 'Give the additional education program up',
  run: async ({ send, query, body }) => {
    await send(choices.DropAdditionalProgram, { ...cardOf(query.uid), ...body });
    return undefined;
  },
});
export const choosePlan = command(contracts['PUT /registration/study_plan/'], {
  summary: 'Choose the study plan by which courses are chosen',
  run: async ({ actor, send, body }) => {
    await send(choices.ChooseStudyPlan, { student: actor.id, ...body });
    return body;
  },
});

export const setStudyPlans = command(contracts['PUT /registration/students/{uid}/study_plans/'], {
  summary: 'Grant a student further study plans',
  run: async ({ send, params, body }) => {
    await send(choices.GrantStudyPlans, { student: params.uid, ...body });
    return body;
  },
});
export const permitCourse = command(contracts['POST /registration/students/{uid}/course_permissions/'], {
  summary: 'Let a student past some rules of a course',
  run: async ({ host, send, params, body }) => {
    const { study_period } = await courseNow(host, body.offering);
    await send(choices.GiveCoursePermission, { student: params.uid, study_period, ...body });
    return body;
  },
});
export const withdrawPermission = command(
  contracts['DELETE /registration/students/{uid}/course_permissions/{offering}/'],
  {
    summary: 'Withdraw a permission for a course',
    run: async ({ send, params, body }) => {
      await send(choices.WithdrawCoursePermission, {
        student: params.uid,
        offering: params.offering,
        reason: body.reason,
      });
      return undefined;
    },
  },
);
export const writeManual = command(contracts['PUT /registration/manual/'], {
  summary: 'Write the guide of registration',
  run: async ({ host, send, body }) => {
    await writeRecord(host, send, registrationManual, { kind: 'save', uid: registrationSettingsUid, fields: body });
    return body;
  },
});
