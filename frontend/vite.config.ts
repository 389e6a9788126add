import { defineConfig } from 'vite';
import { base, plugins } from './bundle/base.ts';
import { budgets } from './bundle/budgets.ts';
import { plannedChunks } from './bundle/chunks.ts';
import { drawnScreensOnly } from './bundle/drawn-screens.ts';
import { firstLoad } from './bundle/first-load.ts';

/**
 * Two builds: the pages, and `server/pages.js`, with which the server fills them before it sends them. `__CSP_NONCE__` in a built page is replaced by a
 * fresh nonce for every request (platform/src/static).
 */
export default defineConfig({
  ...base,
  plugins: [...plugins(), plannedChunks(), firstLoad(), budgets(), drawnScreensOnly()],
  server: {
    port: 5173,
    proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true }, '/health': 'http://127.0.0.1:3000' },
  },
  environments: {
    client: {
      // The first file names all others: short names keep it small.
      build: { rolldownOptions: { output: { chunkFileNames: 'assets/[hash:7].js' } } },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: { pages: `${import.meta.dirname}/src/app/pages.tsx` },
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      await build(environments['client']!);
      await build(environments['ssr']!);
    },
  },
});
