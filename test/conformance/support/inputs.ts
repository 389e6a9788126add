import fc from 'fast-check';
import type { DocumentedCall, Input } from './calls.ts';
import { valuesOf } from './schema-values.ts';

/** Bodies that would end the test: nobody could change anything any more. */
const tamed: Record<string, (body: any) => any> = {
  'POST /common/tech_code/': body => ({ ...body, tech_block: false }),
};

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(asText).join(',') : JSON.stringify(value);

/** Whole inputs of a call, of the shape that the document describes. */
export function inputsOf(call: DocumentedCall, ids: readonly string[] = []): fc.Arbitrary<Input> {
  const of = (place: 'path' | 'query', all: boolean) =>
    fc.record(
      Object.fromEntries(
        call.operation.parameters
          .filter(one => one.in === place && (all || one.required))
          .map(one => [
            one.name,
            valuesOf(one.schema, ids)
              .map(asText)
              .filter(text => place === 'query' || text !== ''),
          ]),
      ),
      { noNullPrototype: true },
    ) as fc.Arbitrary<Record<string, string>>;
  const body = call.body ? valuesOf(call.body, ids).map(tamed[call.name] ?? (value => value)) : fc.constant(undefined);
  return fc.record({ params: of('path', true), query: of('query', false), body }, { noNullPrototype: true });
}

/** One input of the right shape, always the same. */
export const inputOf = (call: DocumentedCall, ids: readonly string[] = []): Input =>
  fc.sample(inputsOf(call, ids), { numRuns: 1, seed: 7 })[0]!;
