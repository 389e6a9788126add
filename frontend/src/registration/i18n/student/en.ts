import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  rules: {
    main: 'Main registration: choose and change courses until you send the card to your advisor.',
    add_drop: 'Add and drop: an approved card can be changed and has to be sent again afterwards.',
    late: 'Late registration: there is no waiting list, and courses can’t be dropped.',
  },
  door: { closed: 'New courses can’t be taken now' },
  limits: { own: 'personal limit', basket: '%{credits} more in the basket', queue: '%{credits} more on waiting lists', would: 'with this course: %{amount} of %{max}' },
  course: { why: 'Why it is here', advice: 'Keep in mind', corequisites: 'Taken together with', after: 'Leads to', after_none: 'No course requires it', not_offered: 'not taught this term' },
  act: {
    receipt: 'Receipt', decline: 'Decline the seat', declined: 'You declined the seat: %{name}', clash: 'The time is taken: %{names}. Choose another lesson.', keeps: 'You keep your seat until the new one is yours.', full: 'The chosen lesson is full.',
    beyond: 'There is no free seat, but the study office lets you take one beyond the capacity.',
    leave_title: 'Leave the waiting list?', leave_text: 'You will lose place %{place} in line for “%{name}”. You can only join again at the end.',
    decline_title: 'Decline the seat?', decline_text: 'The seat in “%{name}” will be offered to the next in line. You cannot get it back.',
    other_lesson: 'To wait for another lesson, leave the waiting list and choose that one.',
    clash_ahead: 'A course in your basket or on a waiting list meets at this time: %{names}. Only one of the two can stay on the card.',
    watch: 'Tell me of a seat', watched: 'We will tell you when there is a seat: %{name}', unwatch: 'Don’t tell me', unwatched: 'You will not be told any more: %{name}', watch_hint: 'No place in line: first come, first served.',
  },
  queue: { ahead: '%{ahead} ahead', offered: '%{offered} of them have an offer', full: 'Full: %{lessons}. Those waiting for other lessons may go first.', since: 'waiting since %{date}' },
  passed: { title: 'Offered seats not taken', declined: 'you declined', expired: 'the time to answer ran out', checks_failed: 'a check failed', line: '“%{name}”, %{date}: %{reason}' },
  plans: { title: 'Study plan', ask: 'You have several study plans. Which one should your courses follow?', chosen: 'Courses follow the plan %{plan}', own: 'main' },
  beside: { title: 'Plan and help', tabs: { plan: 'Plan of the term', additional: 'Additional programme', watches: 'Tell me of a seat', guide: 'How it works' } },
  plan: { registered: 'chosen', accomplished: 'completed', not_accomplished: 'not chosen', empty: 'The plan has nothing for this term', not_offered: 'not taught this term' },
  additional: {
    hint: 'A field of sciences studied alongside your programme: its courses are open to you.', choose: 'Choose', drop: 'Give up the programme', credit: 'Credits to study', progress: '%{accomplished} completed, %{registered} chosen of %{credit}',
    chosen: 'Additional programme chosen', dropped: 'You gave up the additional programme', empty: 'There are no additional programmes at the moment', drop_title: 'Give up the programme?', drop_text: 'Courses that only it opened will close again.',
  },
  watches: { empty: 'You have not asked for anything', empty_hint: 'The page of a full course has the button “Tell me of a seat”.', waiting: 'no seat yet', told: 'a seat came up on %{date}', left: 'Seats: %{left}', remove: 'Remove from the list' },
  marks: { added: '%{by} added the course on %{date}', changed: '%{by} changed the lessons on %{date}', removed: '%{by} removed the course on %{date}', title: 'Removed from the card', advisor: 'Advisor', registrar: 'Study office' },
} satisfies Catalogue<typeof ru>;
export default en;
