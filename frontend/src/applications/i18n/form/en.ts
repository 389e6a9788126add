import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  required: 'required',
  legend: 'Fields with a star are required.',
  empty: 'This form has no fields: it can be sent as it is.',
  nothing: 'not filled in',
  yes: 'Yes', no: 'No',
  choose: 'Choose',
  waits_for: 'Opens when these are filled in: %{fields}',
  filled_for_you: 'Filled in for you',
  counter: '%{used} of %{max} characters',
  limits: { between: 'from %{min} to %{max}', from: 'at least %{min}', to: 'at most %{max}' },
  days: { between: 'from %{first} to %{last}', from: 'not before %{first}', to: 'not after %{last}' },
  filled: 'Filled in for you: %{fields}',
  rel: {
    search: 'Start typing a name', open: 'Show the list', searching: 'Searching…', none: 'Nothing found', failed: 'The list did not load. Try again.', more: '%{shown} of %{count} shown. Type more to narrow it down.',
    remove: 'Remove: %{name}', chosen: 'Chosen: %{names}', clear: 'Clear', full: 'You have chosen as many as you can: %{max}', found: 'Found: %{count}',
  },
  file: {
    drop: 'Drop files here or', pick: 'choose from your device', pick_one: 'choose a file', limits: 'up to %{mb} MB each', types: 'Accepted: %{types}', count: 'at most %{max}',
    warning: 'Attention!', too_large: 'The file %{name} is larger than %{maxSize} megabytes!', exists: 'The file %{name} already exists!', wrong_type: 'The file %{name} is not accepted: it has to be %{types}.', is_empty: 'The file %{name} is empty.', too_many: 'The file %{name} is one too many: at most %{max}.',
    loading: '%{name}: %{percent} % uploaded', waiting: 'waiting', offline: 'waiting for the connection', failed: 'did not upload', retry: 'Try again', retry_one: 'Upload again: %{name}', remove: 'Remove the file %{name}', stop: 'Stop uploading: %{name}', size: '%{size} MB', size_kb: '%{size} KB',
    full: 'You have uploaded as many files as you can: %{max}. Remove one to add another.', download: 'Download %{name}', done: 'The file %{name} is uploaded', close: 'Close the warning', list: 'Files',
  },
  faults: {
    required: 'Fill in this field', wrong_kind: 'Check the value', too_small: 'At least %{limit}', too_large: 'At most %{limit}', too_early: 'Not before %{limit}', too_late: 'Not after %{limit}',
    too_long: 'At most %{limit} characters', too_many: 'At most %{limit}', twice: 'The same one is chosen twice', not_an_option: 'This option is gone, choose another', not_found: 'This is gone, choose another',
    file_unknown: 'The file is no longer on the server, upload it again', file_type: 'A file of this type is not accepted here', file_too_large: 'The file is too large', file_twice: 'Two files have the same name', other: 'Check this field',
  },
} satisfies Catalogue<typeof ru>;
export default en;
