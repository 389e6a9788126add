import { createContext, use } from 'react';
import { useLoaderData } from 'react-router';
import { Forbidden } from '../shell/forbidden.tsx';
import type { LoadedScreen } from './load-screen.ts';
import type { RegisteredScreen } from './registry.ts';

const ScreenContext = createContext<RegisteredScreen | undefined>(undefined);

/** The screen that is shown; undefined on the page of an unknown address. */
export const useScreen = (): RegisteredScreen | undefined => use(ScreenContext);

/** One screen of the registry; the 403 stands in its place when the guard says so. */
export function ScreenPage({ screen }: { screen: RegisteredScreen }) {
  const loaded = useLoaderData<LoadedScreen>();
  return <ScreenContext value={screen}>{loaded.kind === 'forbidden' ? <Forbidden /> : <loaded.Component />}</ScreenContext>;
}
