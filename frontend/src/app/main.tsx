import '../theme/fonts/fonts.css';
import '../theme/tokens.css';
import '../theme/base.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { connectLive } from '../live/use-live.ts';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';
import { createPortalRouter } from './routes.tsx';
import { takeOver } from './take-over.ts';

connectLive(queryClient);

const container = document.getElementById('root')!;
const router = createPortalRouter();
const draw = (): void =>
  createRoot(container).render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );

// A page that the server has drawn stays until the application has all that it shows.
if (container.childElementCount === 0) draw();
else takeOver(container, router, draw);
