import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  rules: {
    main: 'Main registration: choose and change courses until you send the card to your advisor.',
    add_drop: 'Add and drop: an approved card can be changed and has to be sent again afterwards.',
    late: 'Late registration: there is no waiting list, and courses can’t be dropped.',
  },
  send: { no_advisor: 'You have not been assigned an advisor, so there is nobody to send the card to. Please contact the study office.' },
  door: { closed: 'New courses can’t be taken now' },
  limits: { own: 'personal limit', basket: '%{credits} more in the basket', queue: '%{credits} more on waiting lists', would: 'with this course: %{amount} of %{max}' },
  course: { why: 'Why it is here', advice: 'Keep in mind', corequisites: 'Taken together with', after: 'Opens the way to', after_none: 'No course asks for it', not_offered: 'not taught this term' },
  act: {
    receipt: 'Receipt', decline: 'Decline the seat', declined: 'You declined the seat: %{name}', clash: 'The time is taken: %{names}. Choose another lesson.', keeps: 'You keep your seat until the new one is yours.', full: 'The chosen lesson is full.',
    beyond: 'There is no free seat, but the study office permits you one beyond the capacity.',
    leave_title: 'Leave the waiting list?', leave_text: 'You will lose place %{place} in line for “%{name}”. You can only join again at the end.',
    decline_title: 'Decline the seat?', decline_text: 'The seat in “%{name}” will be offered to the next in line. You cannot get it back.',
    other_lesson: 'To wait for another lesson, leave the waiting list and choose that one.',
    clash_ahead: 'A course in your basket or on a waiting list meets at this time: %{names}. Only one of the two can stay on the card.',
    watch: 'Tell me of a seat', watched: 'We will tell you when there is a seat: %{name}', unwatch: 'Don’t tell me', unwatched: 'You will not be told any more: %{name}', watch_hint: 'No place in line: first come, first served.',
  },
  queue: { ahead: '%{ahead} ahead', offered: '%{offered} of them hold an offer', full: 'Full: %{lessons}. Those who wait for other lessons may be served first.', since: 'waiting since %{date}' },
  passed: { title: 'A seat passed you by', declined: 'you declined', expired: 'the time to answer ran out', checks_failed: 'a check failed', line: '“%{name}”, %{date}: %{reason}' },
  plans: { title: 'Study plan', ask: 'You have several study plans. By which one do you choose courses?', chosen: 'Courses are chosen by the plan %{plan}', own: 'main' },
  beside: { title: 'Plan and help', tabs: { plan: 'Plan of the term', additional: 'Additional programme', watches: 'Tell me of a seat', guide: 'How it works' } },
  plan: { registered: 'chosen', accomplished: 'completed', not_accomplished: 'not chosen', empty: 'The plan has nothing for this term', not_offered: 'not taught this term' },
  additional: {
    hint: 'A field of sciences studied beside your programme: its courses are open to you.', choose: 'Choose', drop: 'Give the programme up', credit: 'Credits to study', progress: '%{accomplished} completed, %{registered} chosen of %{credit}',
    chosen: 'Additional programme chosen', dropped: 'You gave the additional programme up', empty: 'There are no additional programmes at the moment', drop_title: 'Give the programme up?', drop_text: 'Courses that it alone has opened close again.',
  },
  watches: { empty: 'You have not asked for anything', empty_hint: 'The page of a full course has the button “Tell me of a seat”.', waiting: 'no seat yet', told: 'there was a seat %{date}', left: 'Seats: %{left}', remove: 'Take off the list' },
  marks: { added: '%{by} added the course on %{date}', changed: '%{by} changed the lessons on %{date}', removed: '%{by} took the course off on %{date}', title: 'Taken off the card', advisor: 'Advisor', registrar: 'Study office' },
} satisfies Catalogue<typeof ru>;
export default en;
