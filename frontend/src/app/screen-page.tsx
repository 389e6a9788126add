import { useLoaderData } from 'react-router';
import { Forbidden } from '../shell/forbidden.tsx';
import type { LoadedScreen } from './load-screen.ts';
import type { RegisteredScreen } from './registry.ts';
import { ScreenContext } from './screen-context.ts';

/** One screen of the registry; the 403 stands in its place when the guard says so. */
export function ScreenPage({ screen }: { screen: RegisteredScreen }) {
  const loaded = useLoaderData<LoadedScreen>();
  return (
    <ScreenContext value={screen}>{loaded.kind === 'forbidden' ? <Forbidden /> : <loaded.Component />}</ScreenContext>
  );
}
