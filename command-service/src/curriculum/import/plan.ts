import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { z } from 'zod';

/** What an import's last line counts. */
export const counted = ['courses', 'fluxes', 'lessons', 'rooms', 'students', 'wishes'] as const;
export type Counts = Partial<Record<(typeof counted)[number], number>>;

/** One thing that an import makes: a record, or whatever a command of another module makes. Its id follows from the file. */
export type Step = { stream: string; counts: Counts } & ({ record: RecordDefinition; uid: string; fields: Record<string, unknown> } | { command: string; data: unknown });

/** Steps that need nothing of each other, only of the phases before. */
export interface Phase {
  title: string;
  steps: readonly Step[];
}
/** Everything that a file asks for, in order. Made whole before the first command is sent. */
export type Plan = readonly Phase[];

export const recordStep = <S extends z.ZodObject>(record: RecordDefinition<S>, uid: string, fields: z.input<S>, counts: Counts = {}): Step =>
  ({ stream: `${record.entity}-${uid}`, record: record as unknown as RecordDefinition, uid, fields: fields as Record<string, unknown>, counts });
