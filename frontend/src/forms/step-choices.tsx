import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocale } from '../app/portal.ts';
import { useFormat } from '../i18n/format.ts';

export type Chosen<S extends string> = Partial<Record<S, string>>;
interface Option {
  uid: string;
  name: Localized | string;
}
/** Steps of a choice, each narrowing the next. `options`: what can be chosen in a step after what was chosen before it. */
export interface Steps<S extends string, O extends Option> {
  /** By which the answers are kept. */
  name: string;
  steps: readonly S[];
  options: (step: S, before: Chosen<S>, signal: AbortSignal) => Promise<readonly O[]>;
}

/** What was chosen in the steps before one. */
const chosenBefore = <S extends string>(steps: readonly S[], chosen: Chosen<S>, step: S): Chosen<S> =>
  Object.fromEntries(
    steps.slice(0, steps.indexOf(step)).flatMap(name => (chosen[name] ? [[name, chosen[name]]] : [])),
  ) as Chosen<S>;

/** What can be chosen in a step. */
export function useOptions<S extends string, O extends Option>(
  { name, steps, options }: Steps<S, O>,
  step: S,
  chosen: Chosen<S>,
): UseQueryResult<readonly O[]> {
  const locale = useLocale();
  const before = chosenBefore(steps, chosen, step);
  return useQuery({
    queryKey: [name, step, before, locale],
    queryFn: ({ signal }) => options(step, before, signal),
  });
}

/** A choice for each step; with another choice those after it are made anew. `any`: the words for no choice. */
export function StepChoices<S extends string, O extends Option>({
  of,
  shown = of.steps,
  chosen,
  onChange,
  label,
  any,
}: {
  of: Steps<S, O>;
  shown?: readonly S[];
  chosen: Chosen<S>;
  onChange: (chosen: Chosen<S>) => void;
  label: (step: S) => string;
  any: string;
}) {
  return shown.map(step => (
    <StepChoice
      key={step}
      of={of}
      step={step}
      chosen={chosen}
      label={label(step)}
      any={any}
      onChoose={value => onChange({ ...chosenBefore(of.steps, chosen, step), ...(value ? { [step]: value } : {}) })}
    />
  ));
}

function StepChoice<S extends string, O extends Option>({
  of,
  step,
  chosen,
  label,
  any,
  onChoose,
}: {
  of: Steps<S, O>;
  step: S;
  chosen: Chosen<S>;
  label: string;
  any: string;
  onChoose: (value: string) => void;
}) {
  const id = useId();
  const format = useFormat();
  const { data } = useOptions(of, step, chosen);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <select id={id} value={chosen[step] ?? ''} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{any}</option>
          {data?.map(({ uid, name }) => (
            <option key={uid} value={uid}>
              {format.name(name)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
