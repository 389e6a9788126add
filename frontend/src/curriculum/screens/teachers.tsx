import { teacher } from '@portal/event-schemas/curriculum/entities/people.ts';
import { listScreen } from '../../entity/list-screen.tsx';
import { IssueAccess } from '../../identity/api.ts';

/** teachers: and where they work. */
export default listScreen(teacher, {
  headerActs: <IssueAccess of="teacher" />,
  bulk: ({ ids, clear }) => <IssueAccess of="teacher" people={ids.map(String)} onDone={clear} />,
  afterImport: <IssueAccess of="teacher" />,
  columns: [
    'display_name',
    'code',
    'cathedra',
    'other_cathedras',
    'position',
    'is_advisor',
    { field: 'access', tones: { none: 'warn', unused: 'info', used: 'ok', disabled: 'bad' } },
    { field: 'email', optional: true },
  ],
});
