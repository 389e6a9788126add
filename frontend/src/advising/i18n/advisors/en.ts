import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  list: {
    search: 'Last name, first name or number', name: 'Advisor', code: 'Number', cathedra: 'Department', faculty: 'Faculty', students: 'Students',
    not_started: 'Not started', choosing: 'Choosing', with_advisor: 'Sent', in_review: 'In review', returned: 'Returned', confirmed: 'Approved',
    waiting: 'Waiting', mean_hours: 'Mean answer', oldest_waiting: 'Waiting longest since', approvals: 'Approvals', returns: 'Returns',
    study_year: 'Academic year', semester: 'Semester', empty: 'No advisors', empty_hint: 'Mark a teacher as an advisor in the list of teachers.',
    minutes: '%{minutes} min', hours: '%{hours} h', days: '%{days} d',
  },
  view: {
    numbers: 'Cards of the period', students: 'Students of the advisor',
    others: 'Students of another advisor are seen by that advisor and by the study office.',
    not_marked: 'No longer marked as an advisor, but still has students.',
  },
  report: {
    period: 'Period: %{period}', advisors: 'Advisors', students: 'Students', unadvised: 'Without an advisor', waiting: 'Cards waiting',
    oldest: 'Longest since %{date}', mean: 'Mean answer', answers: 'Approvals and returns', none: 'none yet',
  },
  register: {
    intro: 'How the registration of %{period} stands, and where it is steered.', cards: 'Cards by status', started: 'Began to choose', sent: 'Sent',
    confirmed: 'Approved', waiting: 'Wait for the advisor', of: '%{count} of %{total}', periods: 'Registration periods',
    no_periods: 'There are no registration periods', until: 'until %{date}', from: 'from %{date}', ended: 'ended %{date}', steer: 'Steering',
    watch: 'Watching', people: 'People',
  },
  see: {
    choose: 'Whose registration to show', search: 'Student’s last name, first name or number', none: 'No students found', empty: 'No student chosen',
    empty_hint: 'Choose a student to see courses, seats and refusals as the student does.',
    not_reviewing: 'Advisors review the registration of their students here', not_reviewing_hint: 'You are not an advisor. Students choose courses on the course registration page; teachers find who takes their courses in the list of registered students.', card: 'On the card', no_courses: 'No courses on the card',
    open_card: 'Open the card', why: 'Why the student cannot change the card', can: 'The student can change the card.', locked: 'Why the course is locked',
    pick_course: 'Choose a course to see its lessons and seats.', credits: '%{amount} of %{max} credits',
  },
} satisfies Catalogue<typeof ru>;
export default en;
