import { module as declared } from '@portal/event-schemas/records/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { papersOfStudent } from './papers.ts';

/** Papers of foreign students: lists come with their declarations. */
export const module = serviceModule({ declared, calls: [papersOfStudent] });
