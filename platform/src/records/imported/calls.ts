import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { importLimits } from '@portal/event-schemas/kernel/entity/imported.ts';
import { importRefusals } from '@portal/event-schemas/kernel/refusals.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { z } from 'zod';
import { command, Refused, type CallContext, type CommandCall } from '../../http/types.ts';
import { faultsOf, importCommand, type RowFault } from './command.ts';
import { faultOfRow, inWords, told, type PlannedFault } from './faults.ts';
import { digestOf, planImport, type ImportPlan } from './plan.ts';

const csv = z.string().max(importLimits.bytes);
const count = z.int();
const counts = { lines: count, created: count, changed: count, unchanged: count };
const fault = z.object({ line: count, column: z.string().nullable(), code: z.string(), message: z.string() });
const check = z.object({
  ...counts,
  faulty: count,
  faults: z.array(fault),
  rows: z.array(
    z.object({ line: count, key: z.string(), change: z.enum(['created', 'changed']), columns: z.array(z.string()) }),
  ),
  checked: z.string().nullable(),
});

/** `POST <path>import/check/` and `POST <path>import/` of an entity that is imported. */
export function importCalls(def: RecordDefinition): CommandCall[] {
  const { entity, words } = def.declared! as { entity: Entity; words: { en: { many: string } } };
  if (!entity.imported) return [];
  const { path } = entity;
  return [
    command({
      call: `POST ${path}import/check/` as Call,
      summary: `What a CSV file would do to ${words.en.many}: nothing is changed; \`checked\` is for the import`,
      body: z.object({ csv }),
      csv: 'csv',
      bytes: importLimits.bytes,
      answer: check,
      run: async input => {
        const plan = await planImport(input.host, def, input.body.csv, input.actor);
        const faults = [...plan.faults, ...(await rehearsed(input, def, plan)).map(one => faultOfRow(one, entity))];
        return {
          ...countsOf(plan),
          faulty: linesOf(faults),
          faults: inWords(faults, input),
          rows: plan.rows.slice(0, told).map(({ line, key, kind, columns }) => ({
            line,
            key,
            change: kind === 'create' ? ('created' as const) : ('changed' as const),
            columns,
          })),
          checked: faults.length === 0 ? digestOf(plan) : null,
        };
      },
    }),
    command({
      call: `POST ${path}import/` as Call,
      summary: `Make and change ${words.en.many} by a CSV file: all lines or none; \`checked\`: only what the check has shown`,
      body: z.object({ csv, checked: z.string().max(100).nullable().optional() }),
      csv: 'csv',
      bytes: importLimits.bytes,
      answer: z.object(counts),
      refuses: importRefusals,
      run: async input => {
        for (let attempt = 1; ; attempt++) {
          const plan = await planImport(input.host, def, input.body.csv, input.actor);
          if (plan.faults.length > 0) throw broken(plan.faults, input);
          if (input.body.checked && digestOf(plan) !== input.body.checked)
            throw new Refused(reject('platform.import_stale'));
          try {
            if (plan.rows.length > 0) await input.send(importCommand(def, plan.rows, plan.coming), {});
            return countsOf(plan);
          } catch (error) {
            const faults = error instanceof Refused ? faultsOf(error.rejection) : undefined;
            if (!faults) throw error;
            if (!faults.some(fault => isOvertaken(fault, entity)) || attempt === tries)
              throw broken(
                faults.map(one => faultOfRow(one, entity)),
                input,
              );
          }
        }
      },
    }),
  ];
}
/** So often a file is read anew when somebody else was quicker. */
const tries = 5;
const overtaken = ['platform.record_stale', 'platform.changed_meanwhile', 'platform.record_exists'];
const isOvertaken = ({ rejection: { code, fields = {} } }: RowFault, { imported }: Entity): boolean =>
  overtaken.includes(code) || (code === 'platform.record_key_taken' && imported!.by in fields);

type Asked = Pick<CallContext, 'host' | 'locale' | 'request_id' | 'actor' | 'raw'>;

/** What the decision would say of the lines that hold so far. */
async function rehearsed({ host, actor, locale, request_id }: Asked, def: RecordDefinition, plan: ImportPlan) {
  if (plan.rows.length === 0) return [];
  const definition = importCommand(def, plan.rows, plan.coming);
  const { steps } = await host.dispatcher.dryRun([{ definition, data: {} }], {
    actor,
    locale,
    correlation_id: request_id,
  });
  const { outcome } = steps[0]!;
  if (outcome.ok) return [];
  const faults = faultsOf(outcome.rejection);
  if (!faults) throw new Refused(outcome.rejection);
  return faults;
}

const countsOf = ({ lines, unchanged, rows }: ImportPlan) => {
  const created = rows.filter(({ kind }) => kind === 'create').length;
  return { lines, created, changed: rows.length - created, unchanged };
};
const linesOf = (faults: readonly PlannedFault[]): number => new Set(faults.map(({ line }) => line)).size;
const broken = (faults: readonly PlannedFault[], input: Asked): Refused =>
  new Refused(reject('platform.import_broken', { count: linesOf(faults), lines: inWords(faults, input) }));
