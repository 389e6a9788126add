import { defineAccess } from '../kernel/access.ts';
import { entityAccess } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';
import { keepers } from './roles.ts';

const students = ['student'] as const;
const specialists = ['specialist'] as const;
/** A specialist sets the own times, the office those of anybody. */
const planners = [...specialists, ...keepers] as const;
const both = ['student', 'specialist'] as const;
/** The sides read what an appointment is about; the others see that it was. */
const readers = [...both, ...keepers, 'auditor'] as const;

const declared = entityAccess(entities);

/** Kinds of specialists and who is one, as they are declared; times and appointments. */
export const access = defineAccess({
  module: 'specialists',
  about: 'Appointments with specialists: who they are, their hours, free times, visits',
  commands: {
    ...declared.commands,
    'PUT /specialists/{uid}/': specialists,
    'POST /specialists/working_hours/': planners,
    'PUT /specialists/working_hours/{uid}/': planners,
    'DELETE /specialists/working_hours/{uid}/': planners,
    'POST /specialists/absences/': planners,
    'DELETE /specialists/absences/{uid}/': planners,
    'POST /specialists/appointments/': students,
    'POST /specialists/appointments/{uid}/move/': both,
    'POST /specialists/appointments/{uid}/cancel/': both,
    'POST /specialists/appointments/{uid}/confirm/': specialists,
    'POST /specialists/appointments/{uid}/complete/': specialists,
    'POST /specialists/appointments/{uid}/no_show/': specialists,
    'PUT /specialists/appointments/{uid}/note/': specialists,
    /** The worker's: only the service token. */
    'POST /specialists/settle/': [],
  },
  queries: {
    ...declared.queries,
    'GET /specialists/working_hours/': planners,
    'GET /specialists/absences/': planners,
    'GET /specialists/specialists-list/': 'all',
    'GET /specialists/specialists-list/search/{name}/': 'all',
    'GET /specialists/{uid}/': 'all',
    'GET /specialists/free_times/{uid}/': 'all',
    'GET /specialists/user-appointment/': readers,
    'GET /specialists/appointments/{uid}/ics/': both,
  },
});
