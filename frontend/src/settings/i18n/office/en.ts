import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  guide: {
    lead: 'What students read on the registration page under “How it works”. An empty line begins a new paragraph.',
    text: 'Text (%{language})',
    saved: 'The guide is saved',
    preview: 'As students see it',
  },
  plans: {
    lead: 'How many students of each study plan have sent their cards and had them approved.',
    code: 'Plan',
    program: 'Program',
    students: 'Students',
    not_started: 'Not begun',
    choosing: 'Choosing',
    sent: 'Sent',
    checking: 'In review',
    rejected: 'Returned',
    confirmed: 'Approved',
    search: 'Plan code',
    empty: 'No study plan has students',
    empty_hint: 'Nobody studies by such plans in this period.',
  },
  cancelled: {
    lead: 'Courses, streams and lessons that the office has cancelled. Whoever is on them has to be moved.',
    course: 'Course',
    what: 'Cancelled',
    levels: {
      course: 'the whole course',
      flux: 'a stream',
      lesson: 'lesson %{section}',
    },
    students: 'Registered',
    reason: 'Reason',
    by: 'Cancelled by',
    at: 'When',
    search: 'Course or reason',
    empty: 'Nothing is cancelled',
    empty_hint: 'Cancellations appear here until the course is opened again.',
  },
} satisfies Catalogue<typeof ru>;
export default en;
