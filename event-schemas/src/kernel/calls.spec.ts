import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { defineContracts, type ContractsOf } from './calls.ts';
import { refusals } from './refusals.ts';

const full = refusals('platform.storage_full', 'platform.storage_used');
const contracts = defineContracts({
  'POST /covers/': { body: z.object({ book: z.string() }), refuses: [...full, 'platform.upload_offset'] },
  'GET /covers/': { row: z.object({ book: z.string() }), refuses: full },
  'GET /books/': { answer: z.array(z.string()) },
});
type Known = ContractsOf<typeof contracts>;
type Full = 'platform.storage_full' | 'platform.storage_used';

it('a contract names codes of the catalogues, alone and by group', () => {
  expect(contracts['POST /covers/'].refuses).toEqual([...full, 'platform.upload_offset']);
  // @ts-expect-error no catalogue has this code
  defineContracts({ 'GET /books/': { refuses: ['platform.never_heard_of'] } });
  // @ts-expect-error nor can a group have it
  refusals('platform.storage_full', 'platform.never_heard_of');
});

it('pages know the codes of a call, of a list also for one row; a call that names none has none of its own', () => {
  expectTypeOf<Known['POST /covers/']['refuses']>().toEqualTypeOf<Full | 'platform.upload_offset'>();
  expectTypeOf<Known['GET /covers/{id}/']['refuses']>().toEqualTypeOf<Full>();
  expectTypeOf<Known['GET /books/']['refuses']>().toEqualTypeOf<never>();
});
