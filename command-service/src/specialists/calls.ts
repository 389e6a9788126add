import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import type { Side } from '@portal/event-schemas/specialists/appointments.ts';
import { module } from '@portal/event-schemas/specialists/module.ts';
import { keepers } from '@portal/event-schemas/specialists/roles.ts';
import type * as values from '@portal/event-schemas/specialists/values.ts';
import { uidMade } from '@portal/platform/http/send.ts';
import { command, Refused, type CallContext, type Send } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { readRecord, writeRecord } from '@portal/platform/records/write.ts';
import type { z } from 'zod';
import * as commands from './commands.ts';
import { inAbsence } from './hours.ts';
import { liveOf, specialistTimes, studentTimes } from './specialist-times.ts';
import { contracts } from '@portal/event-schemas/specialists/calls.ts';

type Caller = Pick<CallContext, 'host' | 'actor' | 'roles'>;
type Planning = Caller & { query: z.infer<typeof values.timesOf> };
const iso = (text: string): string => new Date(text).toISOString();
/** Whose times a call sets: the caller's own, or those of whom the office names. */
function timesOf({ host, actor, roles, query }: Planning) {
  const { specialist = actor.id } = query;
  if (specialist !== actor.id && !keepers.some(role => roles.includes(role)))
    throw new Refused(reject('platform.not_yours'));
  return { specialist, zone: host.config.timeZone };
}

/** The appointment that a call names, and on which side of it the caller is. Of others' nothing is said, not even that they are. */
async function appointmentOf({ host, actor }: Caller, appointment: string): Promise<commands.OfAppointment> {
  const specialist = appointment.slice(0, appointment.lastIndexOf('.'));
  const { state } = await host.dispatcher.state(specialistTimes, specialist);
  const found = state.appointments.get(appointment);
  const sides: Readonly<Record<string, Side>> = {
    ...(found && { [found.student]: 'student' }),
    [specialist]: 'specialist',
  };
  const side = actor.id === systemActor ? 'university' : sides[actor.id];
  if (!found || !side) throw new Refused(reject('platform.not_found'));
  const { student, type } = found;
  return { appointment, specialist, student, type, side, zone: host.config.timeZone };
}
/** The live appointment of a student with a specialist at a time. */
async function bookedAt({ host }: Caller, specialist: string, student: string, starts_at: string): Promise<string> {
  const { state } = await host.dispatcher.state(specialistTimes, specialist);
  return liveOf(state).find(([, one]) => one.student === student && one.starts_at === starts_at)?.[0] ?? '';
}

async function setHours(
  { send, body, ...input }: Planning & { send: Send; body: z.infer<typeof values.workingHours> },
  change: 'add' | 'change',
  uid: string,
) {
  const done = await send(commands.SetWorkingHours, { ...timesOf(input), uid, change, hours: body });
  return { uid: uidMade(done, uid) };
}
/** Says of an appointment how it stands. */
async function mark(input: Caller & { send: Send; params: { uid: string } }, act: 'confirm' | 'complete' | 'no_show') {
  await input.send(commands.MarkAppointment, { ...(await appointmentOf(input, input.params.uid)), act });
  return { uid: input.params.uid };
}

/** As often as somebody may book while an absence is being added. */
const attempts = 5;
async function addAbsence(
  { host, send }: Pick<CallContext, 'host'> & { send: Send },
  whose: ReturnType<typeof timesOf>,
  absence: z.infer<typeof values.absence>,
): Promise<string> {
  const [from, to, one] = [iso(absence.from), iso(absence.to), newId()];
  for (let attempt = 1; ; attempt++) {
    const { state } = await host.dispatcher.state(specialistTimes, whose.specialist);
    const hit = inAbsence(state, { from, to }, host.clock.iso()).map(([, { student }]) => student);
    const students = [...new Set(hit)];
    try {
      const data = { ...absence, ...whose, from, to, uid: one, students };
      return uidMade(await send(commands.addAbsence(students.length), data), one);
    } catch (error) {
      const overtaken = error instanceof Refused && error.rejection.code === 'platform.record_stale';
      if (!overtaken || attempt === attempts) throw error;
    }
  }
}

export const calls = [
  command(contracts['PUT /specialists/{uid}/'], {
    summary: 'Change one’s own card as a specialist',
    run: async ({ host, actor, send, params: { uid: one }, body }) => {
      if (one !== actor.id) throw new Refused(reject('platform.not_yours'));
      const record = module.records[1]!;
      if (!(await readRecord(host, record, one))) throw new Refused(reject('specialists.no_specialist'));
      await writeRecord(host, send, record, { kind: 'change', uid: one, fields: body });
      return { uid: one };
    },
  }),
  command(contracts['POST /specialists/working_hours/'], {
    summary: 'Set working hours of one’s week, or as the office of a specialist’s',
    run: async input => setHours(input, 'add', newId()),
  }),
  command(contracts['PUT /specialists/working_hours/{uid}/'], {
    summary: 'Set working hours of one’s week, or as the office of a specialist’s',
    run: async input => setHours(input, 'change', input.params.uid),
  }),
  command(contracts['DELETE /specialists/working_hours/{uid}/'], {
    summary: 'Remove working hours of one’s week, or as the office of a specialist’s',
    run: async input => {
      const { uid: one } = input.params;
      await input.send(commands.SetWorkingHours, { ...timesOf(input), uid: one, change: 'remove', hours: null });
      return { uid: one };
    },
  }),
  command(contracts['POST /specialists/absences/'], {
    summary: 'Be away, or as the office say that a specialist is: cancels what is booked for that time',
    run: async input => ({ uid: await addAbsence(input, timesOf(input), input.body) }),
  }),
  command(contracts['DELETE /specialists/absences/{uid}/'], {
    summary: 'Not be away after all; what was cancelled stays so',
    run: async input => {
      await input.send(commands.RemoveAbsence, { ...timesOf(input), uid: input.params.uid });
      return { uid: input.params.uid };
    },
  }),
  command(contracts['POST /specialists/appointments/'], {
    summary: 'Book a free time of a specialist',
    run: async ({ send, body: { specialist, topic, ...body }, ...input }) => {
      const [student, starts_at] = [input.actor.id, iso(body.starts_at)];
      await send(commands.BookAppointment, { specialist, student, starts_at, topic, zone: input.host.config.timeZone });
      return { uid: await bookedAt(input, specialist, student, starts_at) };
    },
  }),
  command(contracts['POST /specialists/appointments/{uid}/move/'], {
    summary: 'Book another time of the specialist in its place',
    run: async ({ send, body, ...input }) => {
      const [one, starts_at] = [await appointmentOf(input, input.params.uid), iso(body.starts_at)];
      await send(commands.MoveAppointment, { ...one, starts_at });
      return { uid: one.appointment };
    },
  }),
  command(contracts['POST /specialists/appointments/{uid}/cancel/'], {
    summary: 'Cancel an appointment; the other side is told why',
    run: async ({ send, body: { reason }, ...input }) => {
      await send(commands.CancelAppointment, { ...(await appointmentOf(input, input.params.uid)), reason });
      return { uid: input.params.uid };
    },
  }),
  command(contracts['POST /specialists/appointments/{uid}/confirm/'], {
    summary: 'Confirm an appointment',
    run: async input => mark(input, 'confirm'),
  }),
  command(contracts['POST /specialists/appointments/{uid}/complete/'], {
    summary: 'Say that a visit was held',
    run: async input => mark(input, 'complete'),
  }),
  command(contracts['POST /specialists/appointments/{uid}/no_show/'], {
    summary: 'Say that the student did not come',
    run: async input => mark(input, 'no_show'),
  }),
  command(contracts['PUT /specialists/appointments/{uid}/note/'], {
    summary: 'Write a note on a visit that the specialist alone reads',
    run: async ({ send, body, ...input }) => {
      await send(commands.NoteAppointment, { ...(await appointmentOf(input, input.params.uid)), ...body });
      return { uid: input.params.uid };
    },
  }),
  command(contracts['POST /specialists/settle/'], {
    summary: 'Visits that were held; accounts that are closed, whose times become free',
    run: async ({ send, body: { held, closed }, ...input }) => {
      for (const one of held)
        await send(commands.MarkAppointment, { ...(await appointmentOf(input, one)), act: 'complete' });
      for (const account of closed)
        for (const one of await openOf(input, account))
          await send(commands.CancelAppointment, { ...(await appointmentOf(input, one)), reason: '' });
      return { held, closed };
    },
  }),
];
/** Appointments to come of an account, on either side. */
async function openOf({ host }: Caller, account: string): Promise<string[]> {
  const now = host.clock.iso();
  const asStudent = (await host.dispatcher.state(studentTimes, account)).state;
  const asSpecialist = liveOf((await host.dispatcher.state(specialistTimes, account)).state);
  return [...asStudent, ...asSpecialist].filter(([, one]) => one.starts_at > now).map(([appointment]) => appointment);
}
