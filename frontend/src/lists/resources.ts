import type { ResourceDefinition } from 'ra-core';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { screens } from '../app/registry.ts';

/**
 * react-admin's resource definitions from the registry: each office screen without parameters is a resource by its path, with a page of
 * its own when a screen `<path>/…/:uid` is there. Without them a `<Resource>` in own routes is unknown and its links lead nowhere.
 */
export const resourceDefinitions = (locale: Locale): Record<string, ResourceDefinition> =>
  Object.fromEntries(
    screens
      .filter(screen => screen.area === 'office' && !screen.path.includes(':'))
      .map(screen => [
        screen.path,
        {
          name: screen.path,
          hasList: true,
          hasShow: screens.some(other => other.path.startsWith(`${screen.path}/`) && other.path.includes(':')),
          options: { label: screen.titleIn(locale) },
        },
      ]),
  );
