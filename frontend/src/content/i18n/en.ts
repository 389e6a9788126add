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
    empty: 'There are no widgets for you yet',
    empty_hint: 'The sections of the portal are in the menu.',
    everything_hidden: 'All widgets are hidden. The button at the top brings them back.',
  },
  shortcuts: { title: 'Quick access' },
} satisfies Catalogue<typeof ru>;
export default en;
