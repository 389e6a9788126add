import { defineConfig } from 'vitest/config';

/** Tests that need a database get one embedded PostgreSQL for the whole run and a database of their own for each file. */
const withDatabase = { globalSetup: ['test/support/global-setup.ts'], setupFiles: [] as string[] };
/** Tests that add to what the product declares; the others share the modules that a worker has loaded (`isolate: false`), which halves their time. */
const alone = [
  'test/architecture/new-module.spec.ts',
  'test/scenarios/record-notices.ts',
  'projection-service/src/notifications/noted-records.int.ts',
];
const never = ['**/node_modules/**', '**/dist/**', '.portal/**'];
const slow = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // Two workers keep two cores busy; more only wait for each other and for the database.
    maxWorkers: 2,
    pool: 'forks',
    reporters: ['default'],
    // What is awaited comes within moments; on a busy machine the moments are longer.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.spec.{ts,tsx}'],
          exclude: [...never, ...alone, 'frontend/**'],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, exclude: never, ...withDatabase, ...slow },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['frontend/**/*.spec.{ts,tsx}'],
          exclude: never,
          environment: 'jsdom',
          setupFiles: ['test/support/components.ts'],
          testTimeout: 60_000,
          // One instance of react-router for react-admin and for us: Node would pick another build of it than Vite does.
          server: { deps: { inline: [/\/(ra-[\w-]+|react-admin|react-router|react-router-dom)\//] } },
          alias: [
            {
              find: /^react-router(-dom)?$/,
              replacement: `${import.meta.dirname}/node_modules/react-router/dist/development/index.mjs`,
            },
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['**/*.int.ts'],
          exclude: [...never, ...alone],
          ...withDatabase,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'scenarios',
          include: ['test/{scenarios,conformance}/*.ts'],
          exclude: [...never, ...alone],
          ...withDatabase,
          ...slow,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'reliability',
          include: ['test/reliability/*.ts'],
          exclude: never,
          ...withDatabase,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      // Floods, sockets and restores that take minutes: `npm run test:attack`, no part of `npm test`.
      {
        extends: true,
        test: {
          name: 'attack',
          include: ['test/attack/*.ts'],
          exclude: never,
          ...withDatabase,
          testTimeout: 600_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/*.ts'],
          exclude: never,
          ...withDatabase,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
