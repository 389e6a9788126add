import react from '@vitejs/plugin-react';
import path from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { portalIcon } from '../src/shell/portal-icon.ts';

/** What every build of the pages has. */
export const root = path.join(import.meta.dirname, '..');
export const base = {
  root,
  // node-polyglot asks for a ponyfill of Object.entries that weighs 6 KiB; every browser of today has it.
  resolve: { alias: { 'object.entries': path.join(root, 'src/i18n/object-entries.cjs') } },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Schemas of event-schemas are values without effects: a file that is imported for its plain constants leaves zod out.
      treeshake: { manualPureFunctions: ['z'] },
    },
  },
} satisfies UserConfig;
/** The icon of the tab stands in the page. */
const iconInPage: Plugin = {
  name: 'portal-icon-in-page',
  transformIndexHtml: { order: 'pre', handler: html => html.replace('__ICON__', portalIcon) },
};
export const plugins = () => [react(), iconInPage];
