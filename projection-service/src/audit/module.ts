import { access } from '@portal/event-schemas/audit/access.ts';
import { errors } from '@portal/event-schemas/audit/errors.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { historyCalls } from './history.ts';
import { searchCalls } from './search.ts';
import { streams } from './streams-projection.ts';

/** The history of any stream in words. Nothing here, and no call of the auditor's, changes anything. */
export const module: ServiceModule = { name: 'audit', access, errors, events: {}, projections: [streams], calls: [...searchCalls, ...historyCalls] };
