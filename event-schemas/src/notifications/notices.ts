import type { NoticeKind } from '../kernel/notices.ts';
import { accountKinds } from './kinds/account.ts';
import { applicationKinds } from './kinds/applications.ts';
import { cardKinds } from './kinds/cards.ts';
import { permissionKinds } from './kinds/permissions.ts';
import { scheduledKinds } from './kinds/scheduled.ts';
import { signInKinds } from './kinds/sign-in.ts';
import { waitingListKinds } from './kinds/waiting-lists.ts';
import { topics } from './topics.ts';

const about = (topic: string | null, kinds: Readonly<Record<string, NoticeKind>>) =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { topic, ...kind }]));

export const notices = {
  topics,
  kinds: {
    ...about(null, accountKinds),
    ...about('cards', cardKinds),
    ...about('waiting_lists', waitingListKinds),
    ...about('permissions', permissionKinds),
    ...about('reminders', scheduledKinds),
    ...about('applications', applicationKinds),
    ...about(null, signInKinds),
  },
};
