import { keepers } from '@portal/event-schemas/bugs/roles.ts';
import { waitingWords } from '@portal/event-schemas/bugs/waiting-words.ts';
import { waitingRows, type WaitingKind } from '@portal/platform/waiting/waiting.ts';

export const waiting: readonly WaitingKind[] = [
  {
    id: 'bugs.to_take',
    ...waitingWords.to_take,
    roles: keepers,
    screen: 'bugg-list',
    one: { screen: 'bug', in: 'query' },
    find: waitingRows(
      () => `
        SELECT b.created_at::timestamptz AS since, NULL::timestamptz AS due, jsonb_build_object('uid', b.uid) AS first
        FROM bugs.bugs_public b WHERE b.state = 'NEW'`,
    ),
  },
];
