import { defineConfig } from 'vite';
import { base, plugins } from './bundle/base.ts';
import { budgets } from './bundle/budgets.ts';
import { plannedChunks } from './bundle/chunks.ts';
import { firstLoad } from './bundle/first-load.ts';

/** `__CSP_NONCE__` in the built page is replaced by a fresh nonce for every request (platform/src/static). */
export default defineConfig({
  ...base,
  plugins: [...plugins(), plannedChunks(), firstLoad(), budgets()],
  server: {
    port: 5173,
    proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true }, '/health': 'http://127.0.0.1:3000' },
  },
  environments: {
    client: {
      // The first file names all others: short names keep it small.
      build: { rolldownOptions: { output: { chunkFileNames: 'assets/[hash:7].js' } } },
    },
  },
});
