import type { Localized } from '../kernel/localized.ts';
import { kindsOfTopic, type ModuleNotices, type NoticeRule } from '../kernel/notices.ts';
import { studentName, studentNoted } from '../registration/notice-parts.ts';
import { personName, personNoted } from '../identity/notice-parts.ts';
import type { advisingEvents } from './events.ts';
import { kinds } from './notice-kinds.ts';

const someAdvisor: Localized = { ru: 'новый эдвайзер', kk: 'жаңа эдвайзер', en: 'A new advisor', ky: 'жаңы эдвайзер' };

/** Whom events of advising tell what. */
const rules: Partial<Record<keyof typeof advisingEvents, NoticeRule<keyof typeof kinds>>> = {
  AdvisorAssigned: {
    asks: ({ data: { student, to } }) => [studentNoted(student), ...(to === null ? [] : [personNoted(to)])],
    tells: ({ data: { student, to, reason } }, known) =>
      to === null
        ? [{ account: student, kind: 'advisor_removed', params: { reason } }]
        : [
            {
              account: student,
              kind: 'advisor_assigned',
              params: { advisor: personName(to, known) ?? someAdvisor, reason },
            },
            { account: to, kind: 'advisee_assigned', params: { student: studentName(student, known), reason } },
          ],
  },
};

export const notices: Partial<ModuleNotices> = { kinds: kindsOfTopic('cards', kinds), rules };
