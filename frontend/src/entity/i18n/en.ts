import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  add: 'Add %{object}',
  change: 'Change %{object}',
  save: 'Save',
  saved: 'Saved: %{name}',
  remove: 'Remove',
  removed: 'Removed: %{name}',
  remove_title: 'Remove %{object} “%{name}”?',
  remove_text: 'It disappears from the lists. You can undo this right afterwards.',
  undo: 'Undo',
  restored: 'Restored: %{name}',
  history: 'History',
  history_of: 'History: %{name}',
  history_none: 'Nothing has been changed yet.',
  newer: 'Newer',
  older: 'Older',
  close: 'Close',
  search: 'Search',
  actions: 'Actions',
  state: 'State',
  empty: 'Nothing here yet',
  empty_hint: 'Add the first one: the button is at the top.',
  none: 'Not chosen',
  yes: 'Yes',
  no: 'No',
  now: 'Now: %{value}',
  some_language: 'One language is enough.',
  zone: 'University time (%{zone})',
  nothing_found: 'Nothing found',
} satisfies Catalogue<typeof ru>;
export default en;
