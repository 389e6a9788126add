import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Field } from '@portal/event-schemas/kernel/entity/fields.ts';
import type { FieldProps } from '../forms/text-input.tsx';

/** What the input of a field of an entity, or of a column of its rows, is given. */
export type FieldInputProps = FieldProps & {
  /** Of rows what their columns are called. */
  columns?: Readonly<Record<string, string>> | undefined;
  entity: Entity<any>;
  row?: Record<string, unknown> | null | undefined;
  onLoading?: ((loading: boolean) => void) | undefined;
  field: Field;
  hint?: string | undefined;
  codes: Readonly<Record<string, string>>;
};
