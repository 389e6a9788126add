import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import type { Module } from '@portal/event-schemas/kernel/module.ts';
import { gather } from '@portal/platform/host/gather.ts';
import { gatherModules } from '@portal/platform/modules/gather.ts';
import { serviceModules } from '@portal/platform/modules/service-modules.ts';
import { recordedWordsIn } from '@portal/platform/modules/recorded-words.ts';
import { afterAll, expect, it } from 'vitest';
import { root } from './sources.ts';

/** The whole of a new module: one kind of record, one screen, its texts, and what it tells people. */
const inFour = (text: (locale: Locale) => string): string =>
  `{ ${(['ru', 'kk', 'en', 'ky'] as const).map(locale => `${locale}: ${text(locale)}`).join(', ')} }`;
const inEach = (folder: string, text: (locale: Locale) => string): Record<string, string> =>
  Object.fromEntries((['ru', 'kk', 'en', 'ky'] as const).map(locale => [`${folder}/${locale}.ts`, text(locale)]));
const service = `import { module as declared } from '../../../event-schemas/src/clubs/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
export const module = serviceModule({ declared });`;
const newModule: Record<string, string> = {
  'event-schemas/src/clubs/records.ts': `import { text } from '@portal/event-schemas/kernel/bounds.ts';
import { defineRecord } from '@portal/event-schemas/kernel/records.ts';
import { z } from 'zod';
export const club = defineRecord({ module: 'clubs', entity: 'club', name: 'Club', table: 'clubs', readers: 'all', writers: ['office'],
  fields: z.object({ title: text(100) }),
  calls: { list: 'GET /clubs/', create: 'POST /clubs/' } });`,
  'event-schemas/src/clubs/screens.ts': `import { defineScreens } from '@portal/event-schemas/kernel/screens.ts';
export const screens = defineScreens([
  { id: 'clubs', module: 'clubs', area: 'portal', path: 'clubs', roles: 'all', title: 'clubs.screens.clubs' },
]);`,
  'event-schemas/src/clubs/notices.ts': `import { ref, text } from '@portal/event-schemas/kernel/entity/fields.ts';
import { defineEvents, event } from '@portal/event-schemas/kernel/events.ts';
import { subjectOf } from '@portal/event-schemas/kernel/notice-subjects.ts';
import { allChannels } from '@portal/event-schemas/kernel/notices.ts';
import { people } from '@portal/event-schemas/identity/targets.ts';
import { z } from 'zod';
export const events = defineEvents({
  RehearsalCalled: event(z.object({ club: z.string(), leader: z.string(), hall: z.string() }),
    { tells: { to: [{ fields: ['leader'] }], title: ${inFour(locale => `'Rehearsal ${locale}'`)}, text: ${inFour(() => `'{hall}'`)} } }),
});
export const notices = {
  topics: { clubs: { order: 1, name: ${inFour(locale => `'Clubs ${locale}'`)}, hint: ${inFour(() => `'What becomes of them'`)} } },
  subjects: [subjectOf({ entity: 'rehearsal', link: 'clubs', events, fields: { leader: ref(people), hall: text({ max: 100 }) } })],
  kinds: { club_founded: { type: 'personal', channels: allChannels, link: 'clubs',
    title: ${inFour(locale => `'Founded ${locale}'`)}, text: ${inFour(() => `'{title}'`)} } },
  rules: { ClubCreated: {
    tells: ({ data }) => [{ account: data.uid, kind: 'club_founded', params: { title: data.title } }],
  } },
} as const;`,
  'event-schemas/src/clubs/module.ts': `import { defineModule } from '@portal/event-schemas/kernel/module.ts';
import { recordAccess } from '@portal/event-schemas/kernel/records.ts';
import { events, notices } from './notices.ts';
import { club } from './records.ts';
import { screens } from './screens.ts';
export const module = defineModule({ name: 'clubs', access: { module: 'clubs', ...recordAccess([club]) }, records: [club], screens, events, notices,
  sentences: {
    RehearsalCalled: ${inFour(locale => `'{actor} ${locale} {hall}'`)},
    ClubCreated: ${inFour(locale => `'{actor} ${locale} {title}'`)},
  },
  titles: { club: ['title'] } });`,
  ...inEach('event-schemas/src/clubs/recorded', locale => `export default { kind: { club: 'club ${locale}' } };`),
  'command-service/src/clubs/module.ts': service,
  'projection-service/src/clubs/module.ts': service,
  'frontend/src/clubs/screens/clubs.tsx': 'export default () => null;',
  ...inEach('frontend/src/clubs/i18n', locale => `export default { lead: 'lead ${locale}' };`),
  ...inEach('frontend/src/clubs/i18n/titles', locale => `export default { 'clubs.screens.clubs': 'Clubs ${locale}' };`),
};

/** Below the root, where `@portal/…` is found: the files that find modules, as they are, and the new module's folders. */
mkdirSync(path.join(root, '.portal'), { recursive: true });
const place = mkdtempSync(path.join(root, '.portal/new-module-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
for (const file of ['registry.ts', 'declared-screens.ts', 'language.ts', 'languages'])
  cpSync(path.join(root, 'frontend/src/app', file), path.join(place, 'frontend/src/app', file), { recursive: true });
for (const [file, text] of Object.entries(newModule)) {
  mkdirSync(path.join(place, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(place, file), text);
}

it('a new module is found by the services without a word elsewhere', async () => {
  const [declared, ...others] = await gatherModules<Module>(path.join(place, 'event-schemas/src'));
  expect(others).toEqual([]);
  expect(declared).toMatchObject({ name: 'clubs', titles: { club: ['title'] } });
  const kinds = [
    ['command-service', 'command'],
    ['projection-service', 'projection'],
  ] as const;
  const parts = gather(
    await Promise.all(
      kinds.map(async ([name, kind]) => ({
        name,
        kind,
        modules: await serviceModules(path.join(place, name, 'src')),
      })),
    ),
  );
  expect(Object.keys(parts.catalogue)).toEqual(expect.arrayContaining(['ClubCreated', 'ClubChanged', 'ClubRemoved']));
  expect([...parts.commands.keys()]).toContain('CreateClub');
  expect(parts.projections.map(({ name }) => name)).toContain('clubs.clubs');
  expect((await recordedWordsIn('kk', path.join(place, 'event-schemas/src'))).kind).toEqual({ club: 'club kk' });
});

it('a new module tells people something without a word elsewhere', async () => {
  const { declaredNotices } = await import('@portal/event-schemas/notifications/declared.ts');
  const { noticeText } = await import('@portal/event-schemas/notifications/texts.ts');
  const { notices } = await import('../../projection-service/src/notifications/projection.ts');
  const { draftsOf, noticesOf } = await import('../../projection-service/src/notifications/notices.ts');
  expect(notices.handles).toEqual(expect.arrayContaining(['ClubCreated', 'RehearsalCalled']));
  expect(notices.tables).toContain('"rehearsal":["hall","leader"]');
  const { topics, kinds, telling } = declaredNotices();
  expect(topics['clubs']!.name.kk).toBe('Clubs kk');
  expect(kinds['rehearsal.RehearsalCalled']).toMatchObject({ topic: 'clubs', title: { kk: 'Rehearsal kk' } });
  expect(telling.get('RehearsalCalled')?.tells['RehearsalCalled']).toMatchObject({ to: [{ fields: ['leader'] }] });
  const meta = { event_id: 'e', occurred_at: '2026-09-01T08:00:00.000Z', actor: { id: 'x' } };
  const event = { type: 'ClubCreated', stream: 'club-1', data: { uid: '1', title: 'Chess' }, meta } as never;
  const [notice] = noticesOf(
    draftsOf(event, () => undefined),
    event,
  );
  expect(noticeText(notice!.kind, notice!.params, String)).toMatchObject({
    title: { kk: 'Founded kk' },
    text: { kk: 'Chess' },
  });
});

it('a new module is found by the pages without a word elsewhere', async () => {
  type Registry = typeof import('../../frontend/src/app/registry.ts');
  type Language = typeof import('../../frontend/src/app/language.ts');
  const pages = (await import(path.join(place, 'frontend/src/app/registry.ts'))) as Registry;
  expect(pages.screens.map(({ id, path: at }) => [id, at])).toEqual([['clubs', 'clubs']]);
  expect(await pages.screens[0]!.load()).toHaveProperty('default');
  const { catalogueOf, loadLanguage } = (await import(path.join(place, 'frontend/src/app/language.ts'))) as Language;
  await Promise.all([loadLanguage('kk'), loadLanguage('ky')]);
  expect(pages.screens[0]!.titleIn('kk')).toBe('Clubs kk');
  expect(pages.textsOf('clubs', 'clubs')).toEqual(['clubs']);
  expect(await catalogueOf('clubs', 'ky')()).toMatchObject({ default: { lead: 'lead ky' } });
});
