import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  desktop: {
    greeting: 'Hello, %{name}',
    column: 'Column %{number}',
    menu: 'Actions of the widget “%{name}”',
    up: 'Move up',
    down: 'Move down',
    left: 'To the column on the left',
    right: 'To the column on the right',
    hide: 'Hide',
    drag: 'Drag “%{name}”',
    moved: '“%{name}”: column %{column}, place %{place}',
    hidden: 'Hidden widgets',
    show: 'Show',
    reset: 'Restore the default layout',
    everything_hidden: 'All widgets are hidden. The button at the top brings them back.',
  },
  work: {
    title: 'What to do today',
    nothing: 'Nothing is waiting',
    nothing_hint: 'When your decision or act is needed, it appears here.',
    failed: 'It could not be counted now. Open the list.',
    due: 'until %{at}',
    over: 'was due %{at}',
    age: 'waiting for %{smart_count} day |||| waiting for %{smart_count} days',
    oldest: 'the oldest has waited %{smart_count} day |||| the oldest has waited %{smart_count} days',
  },
} satisfies Catalogue<typeof ru>;
export default en;
