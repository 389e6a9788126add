import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  send: 'Send',
  sent: 'Received under number %{number}. You get an e-mail at each step.',
  open: 'Open',
  goes_along: 'Sent along with it:',
  no_request: 'none',
  picture: 'Picture of the page',
  picture_failed: 'The picture could not be taken. Take one with your phone or computer and attach the file.',
  drawing: 'Mark the place with the pen',
  drawing_hint: 'Paint over what nobody else needs to see.',
  pens: { mark: 'Pen', cover: 'Paint over' },
  pen: 'What to draw with',
  undo: 'Undo stroke',
  attach: 'Attach the picture',
  drop: 'Do not attach',
  lead: 'What you have reported, and what became of it.',
  none: 'You have not reported anything yet',
  history: 'What was done',
  about: 'Report',
  edit: 'Correct the report',
  merge: 'Merge into another',
  merge_with: 'Into which report',
  age: 'Age',
  minutes: '%{smart_count} minute |||| %{smart_count} minutes',
  hours: '%{smart_count} hour |||| %{smart_count} hours',
  days: '%{smart_count} day |||| %{smart_count} days',
  number: 'No.\u00a0%{number}. %{title}',
} satisfies Catalogue<typeof ru>;
export default en;
