import { defineAccess } from '@portal/event-schemas/kernel/access.ts';
import { defineEvents, event } from '@portal/event-schemas/kernel/events.ts';
import { localized } from '@portal/event-schemas/kernel/localized.ts';
import { uploadRefusals } from '@portal/event-schemas/kernel/refusals.ts';
import { defineRecord } from '@portal/event-schemas/kernel/records.ts';
import { defineErrors, reject } from '@portal/event-schemas/kernel/rejections.ts';
import { z } from 'zod';
import { defineCommand, type Aggregate } from '../../dispatcher/types.ts';
import type { Service, ServiceModule } from '../../service.ts';
import { deviceOf, rememberDevice } from '../../sessions/device.ts';
import { command, list, query, type ListCall } from '../types.ts';
import { exhibitions } from './exhibitions.ts';

/** A small library: the module that the platform's own tests run on. */
export const book = defineRecord({
  module: 'library',
  entity: 'book',
  name: 'Book',
  table: 'books',
  fields: z.object({
    code: z.string().min(1).max(50),
    name: localized,
    pages: z.int().min(0),
    lent: z.boolean(),
    shelf: z.string().nullable(),
    tags: z.array(z.string()),
  }),
  unique: [['code']],
  fixed: ['code'],
  /** A book can be a shelf, and a book that another one names as a tag is a reference of it. */
  references: [
    {
      view: 'library.books_public',
      column: 'shelf',
      field: 'code',
      name: { ru: 'книги на полке', kk: 'сөредегі кітаптар', en: 'books on the shelf', ky: 'текчедеги китептер' },
    },
    {
      view: 'library.books_public',
      column: 'tags',
      path: '$[*]',
      name: { ru: 'ссылки', kk: 'сілтемелер', en: 'tags', ky: 'шилтемелер' },
    },
  ],
  filters: ['shelf', 'lent'],
  search: ['code', 'name'],
  defaultSort: 'code',
  calls: {
    list: 'GET /books/',
    get: 'GET /books/{uid}/',
    create: 'POST /books/',
    change: 'PUT /books/{uid}/',
    remove: 'DELETE /books/{uid}/',
  },
  readers: 'all',
  writers: ['office'],
});

const events = defineEvents({ Lent: event(z.object({ to: z.string() })) });
const loan: Aggregate<{ to: string | null }> = {
  name: 'loan',
  initialState: () => ({ to: null }),
  evolve: (state, { type, data }) => (type === 'Lent' ? { to: data['to'] } : state),
};
const lend = defineCommand({
  type: 'Lend',
  aggregates: [loan],
  ids: (data: { uid: string; to: string }) => [data.uid],
  decide: ({ uid, to }, [{ to: holder }]) =>
    holder
      ? reject('library.lent_already', { uid, until: '2026-09-01T03:00:00.000Z', limit: 1.5 })
      : [[{ type: 'Lent', data: { to } }]],
});

const access = defineAccess({
  module: 'library',
  commands: {
    'POST /sign_in/': 'anonymous',
    'POST /sign_out/': 'all',
    'POST /as/': ['org_admin'],
    'POST /loans/{uid}/': ['student', 'office'],
    'POST /book_lists/': ['office'],
    'POST /covers/': 'all',
    'POST /cover_pieces/': 'all',
    'PUT /cover_pieces/{uid}/': 'all',
    'POST /pulse/': 'any',
  },
  seat: ['POST /loans/{uid}/'],
  queries: {
    'GET /catalogue/': 'all',
    'GET /me/': 'all',
    'GET /cover_pieces/{uid}/': 'all',
    'GET /opening_hours/': 'any',
    'GET /boom/': 'any',
  },
});
const errors = {
  ...exhibitions.errors,
  ...defineErrors({
    'library.lent_already': {
      ru: 'Книга выдана до {until}, предел {limit}.',
      kk: 'Кітап берілген, мерзімі: {until}, шегі {limit}.',
      en: 'The book is lent until {until}, limit {limit}.',
      ky: 'Китеп берилген, мөөнөтү: {until}, чеги {limit}.',
    },
    'library.founders_hall_stays': {
      ru: 'Зал «{name}» остаётся.',
      kk: '«{name}» залы қалады.',
      en: 'The hall “{name}” stays.',
      ky: '«{name}» залы калат.',
    },
    'library.card_first': {
      status: 403,
      ru: 'Сначала получите билет.',
      kk: 'Алдымен билет алыңыз.',
      en: 'Get a card first.',
      ky: 'Адегенде билет алыңыз.',
    },
  }),
};

export const bookList: ListCall = list({
  call: 'GET /catalogue/',
  summary: 'Books on the shelves',
  from: 'library.books b',
  key: 'uid',
  columns: {
    uid: { sql: 'b.uid', type: 'text' },
    code: {
      sql: 'b.code',
      type: 'text',
      filter: 'contains',
      sort: true,
      search: true,
      header: { ru: 'Шифр', kk: 'Шифр', en: 'Code', ky: 'Шифр' },
    },
    name: {
      sql: 'b.name',
      type: 'localized',
      sort: true,
      search: true,
      filter: 'contains',
      header: { ru: 'Название', kk: 'Атауы', en: 'Name', ky: 'Аталышы' },
    },
    pages: {
      sql: 'b.pages',
      type: 'number',
      filter: 'range',
      sort: true,
      header: { ru: 'Страниц', kk: 'Беттер', en: 'Pages', ky: 'Барактар' },
    },
    lent: {
      sql: 'b.lent',
      type: 'boolean',
      filter: 'equals',
      header: { ru: 'Выдана', kk: 'Берілген', en: 'Lent', ky: 'Берилген' },
    },
    shelf: { sql: 'b.shelf', type: 'text', filter: 'equals', sort: true },
  },
  defaultSort: ['code', 'ASC'],
  query: z.object({ hidden: z.enum(['yes', 'no']).optional() }),
  where: ({ roles, query, bind }) =>
    roles.includes('office')
      ? query['hidden'] === 'yes'
        ? `b.shelf = ${bind('hidden')}`
        : undefined
      : `b.shelf is distinct from ${bind('hidden')}`,
  row: z.object({
    uid: z.string(),
    code: z.string(),
    name: localized,
    pages: z.number(),
    lent: z.boolean(),
    shelf: z.string().nullable(),
  }),
});

const pieceState = z.object({ offset: z.number(), finished: z.boolean() });
const credentials = z.object({ account: z.string(), roles: z.array(z.string()), restricted: z.boolean().optional() });
export const commandModule: ServiceModule = {
  name: 'library',
  access,
  errors,
  events,
  aggregates: [loan],
  records: [book, ...exhibitions.records],
  calls: [
    command({
      call: 'POST /sign_in/',
      summary: 'Sign in',
      body: credentials,
      answer: z.object({ csrf: z.string() }),
      run: async ({ host, body, raw }) => {
        rememberDevice(raw.reply, deviceOf(raw.request, host.config), [body.account], host.config);
        const restriction = body.restricted ? { code: 'library.card_first', calls: ['GET /me/' as const] } : null;
        return {
          csrf: (await host.sessions.open({ account: body.account, roles: body.roles, restriction }, raw.reply)).csrf,
        };
      },
    }),
    command({
      call: 'POST /sign_out/',
      summary: 'Sign out',
      run: async ({ host, session, raw }) => {
        await host.sessions.close(session!.id, raw.reply);
        return undefined;
      },
    }),
    command({
      call: 'POST /as/',
      summary: 'Go on as another',
      body: z.object({ account: z.string() }),
      run: async ({ host, session, body, raw }) => {
        await host.sessions.becomes(
          session!.id,
          { account: body.account, real_account: session!.real_account, roles: ['student'] },
          raw.reply,
        );
        return undefined;
      },
    }),
    command({
      call: 'POST /loans/{uid}/',
      summary: 'Lend',
      params: z.object({ uid: z.string() }),
      body: z.object({ to: z.string().max(20) }),
      answer: z.object({ position: z.number(), repeated: z.boolean() }),
      refuses: ['library.lent_already'],
      run: async ({ send, params, body }) => {
        const { position, repeated } = await send(lend, { uid: params.uid, to: body.to });
        return { position, repeated };
      },
    }),
    command({
      call: 'POST /covers/',
      summary: 'Upload covers',
      answer: z.object({
        files: z.array(z.object({ uid: z.string(), name: z.string(), type: z.string(), size: z.number() })),
        fields: z.record(z.string(), z.string()),
      }),
      refuses: uploadRefusals,
      run: async ({ host, actor, raw }) => {
        const { files, fields } = await host.files.receive(raw.request, { owner: actor.id, purpose: 'covers' });
        return { files: files.map(({ uid, name, type, size }) => ({ uid, name, type, size })), fields };
      },
    }),
    command({
      call: 'POST /cover_pieces/',
      summary: 'Begin a large cover',
      body: z.object({ name: z.string(), size: z.int().min(1) }),
      answer: z.object({ uid: z.string() }),
      refuses: uploadRefusals,
      run: async ({ host, actor, body }) => ({
        uid: (await host.files.chunkedUploads.begin({ ...body, owner: actor.id, purpose: 'covers' })).uid,
      }),
    }),
    command({
      call: 'PUT /cover_pieces/{uid}/',
      summary: 'A piece of a large cover',
      params: z.object({ uid: z.string() }),
      query: z.object({ offset: z.coerce.number() }),
      answer: pieceState,
      refuses: [...uploadRefusals, 'platform.upload_offset'],
      run: async ({ host, actor, params, query: { offset }, raw }) => {
        const { upload, file } = await host.files.chunkedUploads.append(raw.request, {
          uid: params.uid,
          owner: actor.id,
          offset,
        });
        return { offset: upload.offset, finished: file !== null };
      },
    }),
    command({
      call: 'POST /book_lists/',
      summary: 'Books from a file',
      csv: 'csv',
      body: z.object({
        csv: z.string(),
        replace: z.boolean().default(false),
        clear: z.int().min(0).default(0),
        note: z.string().max(20).optional(),
      }),
      answer: z.object({
        lines: z.number(),
        head: z.string(),
        replace: z.boolean(),
        clear: z.number(),
        note: z.string().optional(),
        key: z.boolean(),
      }),
      refuses: ['library.lent_already'],
      run: async ({ send, body: { csv, ...rest } }) => {
        const { repeated } = await send(lend, { uid: `list-${csv.length}`, to: csv.slice(0, 20) });
        return { lines: csv.split('\n').length, head: csv.slice(0, 20), ...rest, key: repeated };
      },
    }),
    command({
      call: 'POST /pulse/',
      summary: 'Answers at once',
      body: z.object({ n: z.number() }),
      answer: z.object({ n: z.number() }),
      run: async ({ body }) => body,
    }),
  ],
};
export const queryModule: ServiceModule = {
  name: 'library',
  access,
  errors,
  events,
  records: [book, ...exhibitions.records],
  calls: [
    bookList,
    query({
      call: 'GET /me/',
      summary: 'Who I am',
      answer: z.object({ account: z.string(), real: z.string() }),
      run: async ({ actor, session }) => ({ account: actor.id, real: session!.real_account }),
    }),
    query({
      call: 'GET /cover_pieces/{uid}/',
      summary: 'How far a large cover is',
      params: z.object({ uid: z.string() }),
      answer: pieceState,
      run: async ({ host, actor, params }) => {
        const { upload, file } = await host.files.chunkedUploads.state(params.uid, actor.id);
        return { offset: upload.offset, finished: file !== null };
      },
    }),
    query({
      call: 'GET /opening_hours/',
      summary: 'When it is open',
      query: z.object({ day: z.coerce.number().int().min(1).max(7).optional() }),
      answer: z.object({ day: z.number().nullable() }),
      run: async ({ query: { day } }) => ({ day: day ?? null }),
    }),
    query({
      call: 'GET /boom/',
      summary: 'Breaks',
      run: async () => {
        throw new Error('a bug');
      },
    }),
  ],
};
export const services: Service[] = [
  { name: 'command', kind: 'command', modules: [commandModule] },
  { name: 'projection', kind: 'projection', modules: [queryModule] },
];
