import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budgets } from './budgets.ts';

/** `__CSP_NONCE__` in the built page is replaced by a fresh nonce for every request (platform/src/static). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), budgets()],
  // node-polyglot asks for a ponyfill of Object.entries that weighs 6 KiB; every browser of today has it.
  resolve: { alias: { 'object.entries': `${import.meta.dirname}/src/i18n/object-entries.cjs` } },
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: 5173,
    proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true }, '/health': 'http://127.0.0.1:3000' },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The first file names all others: short names keep it small.
      output: { chunkFileNames: 'assets/[hash:7].js' },
      // Schemas of event-schemas are values without effects: a file that is imported for its plain constants leaves zod out.
      treeshake: { manualPureFunctions: ['z'] },
    },
  },
});
