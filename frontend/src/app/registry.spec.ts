import { locales } from '@portal/event-schemas/kernel/locales.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { declaredScreens } from './declared-screens.ts';
import { fillPath, linkTo } from './links.ts';
import { catalogueNames, catalogueOf, loadLanguage } from './language.ts';
import { moduleOf, modules, parentsOf, registerScreens, screens, textsOf, widgets } from './registry.ts';
import { routes, withLanguage } from './routes.tsx';

const paths = (list: typeof routes): string[] =>
  list.flatMap(route => [...(route.path ? [route.path] : []), ...paths(route.children ?? [])]);

beforeAll(() => Promise.all(locales.map(loadLanguage)));

describe('the registry of screens', () => {
  it('has every declared screen, with its component', () => {
    expect(screens.map(screen => screen.id).sort()).toEqual(declaredScreens.map(screen => screen.id).sort());
  });

  it('routes every screen below the language', () => {
    expect(paths(routes)).toEqual(expect.arrayContaining(screens.map(screen => screen.path)));
  });

  it('has no id and no path twice', () => {
    expect(new Set(screens.map(screen => screen.id)).size).toBe(screens.length);
    expect(new Set(screens.map(screen => screen.path)).size).toBe(screens.length);
  });

  it('refuses a screen without a component', () =>
    expect(() => registerScreens({ declared: declaredScreens, screens: {} })).toThrow(/has no frontend.src/));

  it.each(locales)('calls every screen by a title in %s', locale => {
    expect(screens.filter(screen => screen.titleIn(locale) === screen.id).map(({ id }) => id)).toEqual([]);
  });

  it('says of parts of texts only what there is', () => {
    const known = [...screens.map(({ id }) => id), ...widgets.map(({ id }) => id)];
    for (const { name, parts = {} } of modules)
      for (const [part, { screens: of }] of Object.entries(parts)) {
        expect(() => catalogueOf(`${name}-${part}`, 'ru')).not.toThrow();
        expect(of.filter(id => !known.includes(id))).toEqual([]);
      }
  });

  it.each(locales)('finds the texts that each screen needs in %s', locale => {
    for (const { id, module } of screens)
      for (const name of textsOf(module, id)) expect(() => catalogueOf(name, locale)).not.toThrow();
  });

  it('finds the texts that come with what others show', () => {
    for (const { name, lazy = [] } of modules)
      for (const part of lazy) expect(() => catalogueOf(`${name}-${part}`, 'ru')).not.toThrow();
  });

  it('has a screen for every part that no module gives to others', () => {
    const given = new Set(
      modules.flatMap(({ uses = [], parts = {} }) => [
        ...uses,
        ...Object.values(parts).flatMap(part => part.uses ?? []),
      ]),
    );
    const named = [...catalogueNames().values()].filter(({ part }) => part !== '');
    const idle = named.filter(({ module, part }) => {
      if (moduleOf(module).lazy?.includes(part)) return false;
      const { screens: of } = moduleOf(module).parts?.[part] ?? { screens: [part] };
      return (
        !given.has(`${module}-${part}`) &&
        !of.some(id => [...screens, ...widgets].some(one => one.id === id && one.module === module))
      );
    });
    expect(idle).toEqual([]);
  });

  it('finds the screens above a screen by its path', () => {
    const card = screens.find(screen => screen.path === 'students-list/view/:uid')!;
    expect(parentsOf(card).map(screen => screen.path)).toEqual(['students-list']);
  });
});

describe('links', () => {
  it('fill the parameters of the path', () =>
    expect(linkTo('kk', 'student-card', { uid: 'a b' }, { tab: 'history' })).toBe(
      '/kk/students-list/view/a%20b?tab=history',
    ));
  it('say which parameter is missing', () => expect(() => fillPath('courses/:uid')).toThrow(/needs uid/));
  it('of an unknown screen say so', () => expect(() => linkTo('ru', 'nowhere')).toThrow(/No screen nowhere/));
});

describe('an address without our language', () => {
  it.each([
    ['/', '/ru/home'],
    ['/desktop', '/ru/desktop'],
    ['/de/desktop', '/en/desktop'],
    ['/de', '/en/home'],
  ])('%s leads to %s', (pathname, target) => expect(withLanguage({ pathname, search: '' })).toBe(target));
});
