import { entities } from '@portal/event-schemas/registration/entities.ts';
import type { Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import type words from '@portal/event-schemas/registration/words/ru.ts';
import { listScreen } from '../../entity/list-screen.tsx';
import { moduleText } from '../../i18n/texts.ts';

const { field_of_sciences } = entities;
const useWords = moduleText<typeof words>('registration-words');

/** fields-of-sciences: the additional education programs that students choose from. */
export default listScreen(field_of_sciences, {
  columns: [
    'code',
    'name',
    'credit',
    { field: 'disciplines', render: row => <Disciplines field={row as Row<typeof field_of_sciences>} /> },
    { field: 'is_active', tones: { true: 'ok', false: 'quiet' } },
  ],
});

function Disciplines({ field: { disciplines } }: { field: Row<typeof field_of_sciences> }) {
  return useWords()('field_of_sciences.own.count', { smart_count: disciplines.length });
}
