import { officers } from '@portal/event-schemas/records/roles.ts';
import { waitingWords } from '@portal/event-schemas/records/waiting-words.ts';
import { waitingRows, type WaitingKind } from '@portal/platform/waiting/waiting.ts';

export const waiting: readonly WaitingKind[] = [
  {
    id: 'records.to_check',
    ...waitingWords.to_check,
    roles: officers,
    screen: 'foreign-documents',
    find: waitingRows(
      () => `
        SELECT p.sent_at::timestamptz AS since, NULL::timestamptz AS due, NULL::jsonb AS first
        FROM records.migration_registrations_public p WHERE p.state = 'SUBMITTED'`,
    ),
  },
];
