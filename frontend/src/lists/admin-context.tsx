import { CoreAdminContext, localStorageStore, ResourceDefinitionContextProvider } from 'ra-core';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { useLocale, useSession } from '../app/portal.ts';
import { queryClient } from '../app/query-client.ts';
import { providerOf } from '../i18n/texts.ts';
import { dataProvider } from './data-provider.ts';
import { resourceDefinitions } from './resources.ts';

/** react-admin's core around the office's screens: our data provider, our texts, our query client, and resources from the registry. */
export function AdminContext() {
  const locale = useLocale();
  const { profile } = useSession();
  // Chosen columns and the last filters of each list, per person.
  const store = useMemo(() => localStorageStore('1', `portal.lists.${profile?.uid ?? ''}`), [profile?.uid]);
  const definitions = useMemo(() => resourceDefinitions(locale), [locale]);
  return (
    <CoreAdminContext
      key={locale}
      basename={`/${locale}`}
      dataProvider={dataProvider}
      i18nProvider={providerOf(locale)}
      queryClient={queryClient}
      store={store}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>
        <Outlet />
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
