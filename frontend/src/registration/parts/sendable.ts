import type { YearSemester } from '@portal/event-schemas/registration/views.ts';

/** Cards that it makes no sense to send: nothing is on them yet, or they are where they belong. */
const quiet = ['registration.card_empty', 'registration.status_not_sendable'];

/** Whether sending is a thing to speak of. */
export const isSendable = ({ status_info, sending }: YearSemester): boolean =>
  status_info.editable && !quiet.includes(sending.obstacle?.code ?? '');
