import { noProgress } from '@portal/platform/logging/progress.ts';
import { ensureFrontend } from '@portal/platform/host/frontend-build.ts';
import { serviceNames } from '@portal/platform/host/load-services.ts';
import { startPortal, type TestPortal } from '../../support/portal.ts';

/** The whole portal as a person meets it: all services, the built pages, the demo university, on a free port. */
export async function startDemoPortal(): Promise<TestPortal> {
  await ensureFrontend(noProgress);
  return startPortal({ services: serviceNames, demo: true });
}
