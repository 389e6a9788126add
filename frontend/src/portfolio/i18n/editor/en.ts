import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  no_form: 'No form yet',
  version: 'Version %{version}',
  publish: 'Publish',
  published: 'The new version of the form is published',
  hint: 'The first text field becomes the achievement’s name, and the first date becomes its date. Achievements filled in earlier keep their earlier form.',
} satisfies Catalogue<typeof ru>;
export default en;
