import type { FirstCalls } from '../../app/first-calls.ts';

/** The student's card, of its period the courses, what is chosen and what is waited for, and the course that is open. */
const first: FirstCalls = async ({ ask, session, search }) => {
  if (!session.is_student) return;
  const mine = await ask('GET /registration/my_registration/');
  if (!mine?.registration) return;
  const course = search.get('course');
  const query = { study_period: mine.registration.study_period.uid };
  await Promise.all([
    ask('GET /organizations/side_bar_list/', { query }),
    ask('GET /organizations/basket_modal/', { query }),
    ask('GET /organizations/queue_list/', { query }),
    ask('GET /organizations/student_notification_list/', { query }),
    ask('GET /organizations/check_select_edu_pro/'),
    course !== null && ask('GET /organizations/info_table/', { query: { course } }),
  ]);
};
export default first;
