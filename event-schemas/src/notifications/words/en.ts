import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

export default {
  web_banner: {
    one: 'banner',
    many: 'banners',
    object: 'a banner',
    lead: 'University announcements in a line above every screen: for whom, from when and until when.',
    empty: 'No banners',
    removal: 'The banner disappears for everybody at once. You can undo this right afterwards.',
    fields: {
      message: 'Text',
      type: 'Colour',
      target_audience: 'For whom',
      target_audience_options: 'Roles',
      preparation_level: 'Level of study',
      course: 'Year of study',
      load_type: 'Kind of lesson',
      begin_to_show_at: 'Shown from',
      stop_to_show_at: 'Shown until',
      duration: 'Hide after, seconds',
      author: 'Created by',
    },
    hints: {
      message: 'One language is enough. Readers of other languages see the Russian text or, if there is none, the text that there is.',
      preparation_level: 'Not chosen: all levels',
      course: 'Empty: all years',
      load_type: 'Teachers who give such lessons; not chosen: all of them',
      duration: 'Empty: until the reader closes it.',
    },
    codes: {
      type: {
        university: 'University warning',
        important: 'Important',
        personal: 'Personal',
        group: 'Good news',
      },
      target_audience: { everybody: 'Everybody', roles: 'By role', students: 'Students', teachers: 'Teachers' },
    },
    states: { scheduled: 'Not started', shown: 'Shown now', over: 'Over' },
    rules: {
      'notifications.banner_text_required': 'Write the banner in at least one language.',
      'notifications.banner_ends_before_start': 'The banner would end before it starts. Set its end after its start.',
      'notifications.banner_roles_required': 'Choose at least one role that sees the banner.',
    },
    own: { preview: 'How it will look', year: 'year %{course}' },
  },
} satisfies Catalogue<typeof ru>;
