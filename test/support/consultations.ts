import { moment as field, ref, text } from '@portal/event-schemas/kernel/entity/fields.ts';
import { defineEvents, event } from '@portal/event-schemas/kernel/events.ts';
import { inFour } from '@portal/event-schemas/kernel/localized.ts';
import { defineModule } from '@portal/event-schemas/kernel/module.ts';
import { subjectOf } from '@portal/event-schemas/kernel/notice-subjects.ts';
import { people } from '@portal/event-schemas/identity/targets.ts';
import { z } from 'zod';

const words = (title: string, said: string) => ({
  title: inFour(locale => `${title} (${locale})`),
  text: inFour(() => said),
});
const both = { fields: ['student', 'teacher'] };
const events = defineEvents({
  ConsultationBooked: event(
    z.object({ student: z.string(), teacher: z.string(), starts_at: z.iso.datetime(), about: z.string() }),
    { tells: { to: [{ fields: ['teacher'] }], ...words('Booked', '{actor}: {title}, {starts_at}.[ {student}]') } },
  ),
  ConsultationMoved: event(z.object({ starts_at: z.iso.datetime() })),
  ConsultationCancelled: event(z.object({ comment: z.string() }), {
    tells: { to: [both, { roles: ['office'], except: ['teacher'] }], ...words('Cancelled', '{title}: {comment}') },
  }),
});

/** A module with an aggregate of its own whose events tell people something, for tests. */
defineModule({
  name: 'consultations',
  events,
  notices: {
    topics: {
      consultations: { order: 900, name: inFour(() => 'Consultations'), hint: inFour(() => 'Which and when') },
    },
    subjects: [
      subjectOf({
        entity: 'consultation',
        link: 'stud-clubs/main?uid={uid}',
        title: 'about',
        events,
        states: { ConsultationBooked: 'booked', ConsultationCancelled: 'cancelled' },
        fields: { student: ref(people), teacher: ref(people), starts_at: field(), about: text({ max: 100 }) },
        waits: {
          booked: {
            for: [{ fields: ['teacher'] }],
            remindAfterDays: 1,
            link: 'stud-clubs',
            ...words('Waiting', '{count} since {since}'),
          },
        },
        reminds: {
          soon: {
            to: [both],
            before: 'starts_at',
            hours: 24,
            while: ['booked'],
            ...words('Soon', '{title} begins {starts_at} with {teacher}'),
          },
        },
      }),
    ],
  },
});
