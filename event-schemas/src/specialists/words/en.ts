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
      minutes: 'Visit length, min',
      book_from_hours: 'Minimum notice to book, h',
      book_until_days: 'How far ahead it can be booked, days',
      cancel_until_hours: 'Minimum notice for students to cancel, h',
      open_limit: 'Open appointments per student',
    },
    hints: { name: 'In Russian, Kazakh and English; without a Kyrgyz name the Russian one is shown.' },
    rules: { 'specialists.name_required': 'Write the name in Russian, Kazakh and English.' },
  },
  specialist_role: {
    one: 'specialist',
    many: 'specialists',
    object: 'a specialist',
    lead: 'Who sees students. Specialists set their hours and absences themselves; you can do it for them here.',
    empty: 'No specialists yet',
    removal: 'There will be no new appointments; those already booked stay.',
    fields: {
      account: 'Specialist',
      type: 'Kind',
      room: 'Room',
      minutes: 'Visit length, min',
      about: 'About',
      photo: 'Photo',
    },
    hints: { photo: 'Students see it. PNG, JPEG or WebP, at least 200 × 200 pixels', minutes: 'If left empty, the length set for the type applies.' },
  },
} satisfies Words<typeof entities>;
export default en;
