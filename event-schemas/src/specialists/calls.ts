import { z } from 'zod';
import { id, moment } from '../kernel/bounds.ts';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { schemaOf } from '../kernel/entity/schemas.ts';
import { specialistRole } from './entities.ts';
import { absence, booking, reason, timesOf, visitNote, workingHours } from './values.ts';
import { absenceRow, appointmentRow, freeTimes, hoursRow, specialistPage, specialistView } from './views.ts';
import { ofAnAppointment, takingATime, writingHours } from './refusal-groups.ts';
import { writingRefusals } from '../kernel/refusals.ts';

const uid = id.min(1);
const params = z.object({ uid });
const made = z.object({ uid });
/** What the worker settles: visits that were held, as nobody has said otherwise, and times of accounts that are closed. */
const settled = z.object({ held: z.array(uid).max(500).default([]), closed: z.array(uid).max(500).default([]) });
export const paging = z.object({
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
});
const ofSpecialist = z.object({ uid: z.string().min(1).max(100) });

const { room, minutes, about } = specialistRole.fields;
/** What specialists write of themselves. */
const card = z.object({ room: schemaOf(room), minutes: schemaOf(minutes), about: schemaOf(about) }).partial();

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'DELETE /specialists/working_hours/{uid}/': {
    params,
    query: timesOf,
    answer: made,
    refuses: ['platform.not_yours', 'specialists.no_specialist'],
  },
  'POST /specialists/absences/': {
    query: timesOf,
    body: absence,
    answer: made,
    refuses: [
      'platform.not_yours',
      'platform.record_stale',
      'specialists.absence_over',
      'specialists.ends_before',
      'specialists.no_specialist',
      'specialists.too_many',
    ],
  },
  'DELETE /specialists/absences/{uid}/': { params, query: timesOf, answer: made, refuses: ['platform.not_yours'] },
  'POST /specialists/appointments/': { body: booking, answer: made, refuses: takingATime },
  'POST /specialists/appointments/{uid}/move/': {
    params,
    body: booking.pick({ starts_at: true }),
    answer: made,
    refuses: [...takingATime, ...ofAnAppointment, 'specialists.too_late'],
  },
  'POST /specialists/appointments/{uid}/cancel/': {
    params,
    body: reason,
    answer: made,
    refuses: [...ofAnAppointment, 'specialists.too_late'],
  },
  'PUT /specialists/appointments/{uid}/note/': { params, body: visitNote, answer: made, refuses: ofAnAppointment },
  'POST /specialists/settle/': {
    body: settled,
    answer: settled,
    refuses: [...ofAnAppointment, 'specialists.not_begun'],
  },
  'GET /specialists/appointments/{uid}/ics/': { params: z.object({ uid: z.string().min(1).max(100) }) },
  'GET /specialists/user-appointment/': { row: appointmentRow },
  'GET /specialists/specialists-list/': {
    query: paging.extend({ type: z.string().max(100).optional() }),
    answer: specialistPage,
  },
  'GET /specialists/specialists-list/search/{name}/': {
    params: z.object({ name: z.string().trim().min(1).max(300) }),
    query: paging,
    answer: specialistPage,
  },
  'GET /specialists/{uid}/': { params: ofSpecialist, answer: specialistView },
  'GET /specialists/free_times/{uid}/': {
    params: ofSpecialist,
    query: z.object({ from: moment.optional(), to: moment.optional() }),
    answer: freeTimes,
  },
  'GET /specialists/working_hours/': { query: timesOf, answer: z.array(hoursRow), refuses: ['platform.not_yours'] },
  'GET /specialists/absences/': { query: timesOf, answer: z.array(absenceRow), refuses: ['platform.not_yours'] },
  'PUT /specialists/{uid}/': {
    params,
    body: card,
    answer: made,
    refuses: [...writingRefusals, 'platform.not_yours', 'specialists.no_specialist'],
  },
  'POST /specialists/working_hours/': { query: timesOf, body: workingHours, answer: made, refuses: writingHours },
  'PUT /specialists/working_hours/{uid}/': {
    params,
    query: timesOf,
    body: workingHours,
    answer: made,
    refuses: writingHours,
  },
  'POST /specialists/appointments/{uid}/confirm/': { params, answer: made, refuses: ofAnAppointment },
  'POST /specialists/appointments/{uid}/complete/': {
    params,
    answer: made,
    refuses: [...ofAnAppointment, 'specialists.not_begun'],
  },
  'POST /specialists/appointments/{uid}/no_show/': {
    params,
    answer: made,
    refuses: [...ofAnAppointment, 'specialists.not_begun'],
  },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
