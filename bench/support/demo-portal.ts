import { ensureFrontend } from '@portal/platform/host/frontend-build.ts';
import { noProgress } from '@portal/platform/logging/progress.ts';
import { prepareInstallation } from './portal.ts';

/** Measures the pages of a portal: of the one that runs at the address, or else of a new demo university, which is gone afterwards. */
export async function onDemoPortal(
  running: string | undefined,
  measure: (origin: string) => Promise<void>,
): Promise<void> {
  if (running) return measure(running);
  await ensureFrontend(noProgress);
  const installation = await prepareInstallation();
  try {
    const server = await installation.serve({ PORTAL_DEMO: 'true' });
    try {
      await measure(`http://127.0.0.1:${server.port}`);
    } finally {
      await server.stop();
    }
  } finally {
    await installation.clear();
  }
}
