import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  title: 'Request to the teacher',
  open: 'Ask the teacher',
  hint: 'A teacher of the course can allow this: %{reasons}.',
  to: 'To: %{names}',
  choose: 'Choose your lessons first: the teacher has to know where you need a seat.',
  text: 'Why you should be let in',
  text_hint: 'Up to 1000 characters. The teacher will read it.',
  send: 'Send the request',
  sent: 'Request sent: %{name}',
  cancel: 'Do not send',
  withdraw: 'Withdraw the request',
  withdrawn: 'Request withdrawn: %{name}',
  withdraw_title: 'Withdraw the request?',
  withdraw_text: 'The request for “%{name}” will leave the teacher’s list. A permission already given will no longer apply.',
  register: 'Register with the permission',
  again: 'Ask again',
  reason: { prerequisite: 'prerequisite not completed', capacity: 'no free seat' },
  status: { asked: 'waiting for an answer', approved: 'approved', rejected: 'refused', withdrawn: 'withdrawn' },
  asked: 'Request sent on %{date}. The teacher has not answered yet.',
  approved: '%{name} has let you into this course.',
  rejected: '%{name} refused.',
  used: 'you are registered',
  empty: 'You have not asked for anything yet',
  empty_hint: 'If a course is closed to you, its page says what you can ask the teacher for.',
  to_registration: 'To the courses',
  previous: 'More',
} satisfies Catalogue<typeof ru>;
export default en;
