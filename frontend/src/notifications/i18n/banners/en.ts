import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  lead: 'Announcements of the university in a line above every screen: for whom, from when to when.', add: 'Add a banner', search: 'Text or author', message: 'Text', type: 'Colour', audience: 'For whom', state: 'State', begins: 'Shown from', stops: 'Shown until', author: 'Made by', actions: 'Actions',
  remove: 'Remove', removed: 'Banner removed', saved: 'Banner saved', remove_title: 'Remove the banner?', remove_text: '“%{name}”: the banner goes at once, for everybody.', empty: 'No banners', empty_hint: 'Add a banner: write its text, choose for whom and when it is shown.', year: 'year %{course}',
  types: { university: 'Warning of the university', important: 'Important', personal: 'Personal', group: 'Good news' },
  audiences: { everybody: 'Everybody', roles: 'By role', students: 'Students', teachers: 'Teachers' },
  states: { scheduled: 'Not begun', shown: 'Shown now', over: 'Over' },
  form: {
    add_title: 'New banner', change_title: 'Change the banner', save: 'Save', zone: 'By the university’s clock (%{zone})', duration: 'Hide after, seconds', duration_hint: 'Empty: until the reader closes it.',
    wording_hint: 'One language is enough. Who reads another sees the Russian text, or else the one that there is.', preview: 'How it will look', roles: 'Roles', level: 'Level of study', course: 'Year of study', course_hint: 'Empty: all years', load_type: 'Kind of lesson', load_type_hint: 'Teachers who give such lessons', all: 'All',
  },
} satisfies Catalogue<typeof ru>;
export default en;
