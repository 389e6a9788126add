import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What kinds of specialists, and those who are one, are called. */
const en = {
  specialist_type: {
    one: 'specialist type',
    many: 'types of specialists',
    object: 'a specialist type',
    lead: 'Whom students can book, and by which rules. A type with at least one specialist cannot be removed.',
    fields: {
      name: 'Name',
      minutes: 'A visit takes, min',
      book_from_hours: 'Booking at least … hours ahead',
      book_until_days: 'Booking at most … days ahead',
      cancel_until_hours: 'Students cancel at least … hours ahead',
      open_limit: 'Open appointments per student',
    },
    hints: { name: 'In Russian, Kazakh and English; without a Kyrgyz name the Russian one is shown.' },
    rules: { 'specialists.name_required': 'Write the name in Russian, Kazakh and English.' },
  },
  specialist_role: {
    one: 'specialist',
    many: 'specialists',
    object: 'a specialist',
    lead: 'Who sees students. Hours and absences are set by specialists themselves, or here for them.',
    empty: 'No specialists yet',
    removal: 'There will be no new appointments; those already booked stay.',
    fields: {
      account: 'Specialist',
      type: 'Kind',
      room: 'Room',
      minutes: 'A visit takes, min',
      about: 'About',
      photo: 'Photo',
    },
    hints: { photo: 'Students see it. PNG, JPEG or WebP, at least 200 × 200 pixels', minutes: 'Left empty, as long as for the type.' },
  },
} satisfies Words<typeof entities>;
export default en;
