import { CoreAdminContext, localStorageStore, ResourceDefinitionContextProvider } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { useLocale, useSession } from '../app/portal.ts';
import { queryClient } from '../app/query-client.ts';
import { providerOf } from '../i18n/texts.ts';
import { dataProvider } from '../lists/data-provider.ts';
import { resourceDefinitions } from '../lists/resources.ts';

/** react-admin's core below `/{lang}`: our data provider, our texts, our query client, and resources from the registry. */
export function AdminContext({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { profile } = useSession();
  // Chosen columns and the last filters of each list, per person.
  const store = useMemo(() => localStorageStore('1', `portal.lists.${profile?.uid ?? ''}`), [profile?.uid]);
  const definitions = useMemo(() => resourceDefinitions(locale), [locale]);
  return (
    <CoreAdminContext key={locale} basename={`/${locale}`} dataProvider={dataProvider} i18nProvider={providerOf(locale)} queryClient={queryClient} store={store}>
      <ResourceDefinitionContextProvider definitions={definitions}>{children}</ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
