import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { CallTo } from '@portal/event-schemas/kernel/calls.ts';

/** The call that changes a setting, as the module declares it (event-schemas/src/kernel/settings.ts). */
export const settingCall = (change: string): CallTo<unknown> => change as Call as CallTo<unknown>;
