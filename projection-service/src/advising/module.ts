import { access } from '@portal/event-schemas/advising/access.ts';
import { errors } from '@portal/event-schemas/advising/errors.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { filterOptionCalls } from './filter-options.ts';
import { studentCalls } from './students.ts';

/** Lists of students for advisors and the office, and the options of their filters. Tables are registration's and curriculum's (`…_public`). */
export const module: ServiceModule = { name: 'advising', access, errors, events: {}, calls: [...studentCalls, ...filterOptionCalls] };
