const files = import.meta.glob<Readonly<Record<string, string>>>('../../*/i18n/titles/kk.ts', {
  eager: true,
  import: 'default',
});

/** What the screens of all modules are called. */
export default Object.assign({}, ...Object.values(files)) as Readonly<Record<string, string>>;
