import { applicationStages, statusColours } from '@portal/event-schemas/applications/codes.ts';
import { z } from 'zod';

const name = z.string().trim().min(1).max(200);
/** What the form of a status holds. */
export const statusForm = z.object({ ru: name, kk: name, en: name, ky: name, stage: z.enum(applicationStages), colour: z.enum(statusColours), sort: z.number().int().min(0).max(1000) });
export type StatusForm = z.infer<typeof statusForm>;
