const own = { maxHeight: '100%', overflowY: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin' } as const;
const threeParts = '@media (min-width: 1280px)';
const wide = '@media (min-width: 1600px)';
/** From here the list has a column of its own. */
const twoParts = '@media (min-width: 900px)';

/** Where the parts of the planner stand. From 1280 px the three have the height of the window, and each scrolls by itself. */
export const places = {
  page: { display: 'flex', flexDirection: 'column', gap: 'var(--s3)', minWidth: 0 },
  parts: {
    display: 'grid',
    gap: 'var(--s3)',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [twoParts]: { gridTemplateColumns: '260px minmax(0, 1fr)' },
    [threeParts]: {
      gridTemplateColumns: '256px minmax(0, 1fr) 272px',
      gridTemplateRows: 'minmax(0, 1fr)',
      height: 'max(540px, calc(100dvh - var(--header) - 100px))',
    },
    [wide]: { gridTemplateColumns: '320px minmax(0, 1fr) 340px' },
  },
  list: {
    minWidth: 0,
    [twoParts]: {
      gridRow: '1 / span 2',
      position: 'sticky',
      top: 'calc(var(--header) + 8px)',
      maxHeight: 'calc(100dvh - var(--header) - 80px)',
      overflowY: 'auto',
    },
    [threeParts]: { ...own, gridRow: '1', position: 'static' },
  },
  week: { [threeParts]: own },
  card: { minWidth: 0, scrollMarginTop: 72, [threeParts]: own },
  /** Where people are taken to: below the bar at the top. */
  target: { minWidth: 0, scrollMarginTop: 72, '&:focus-visible': { boxShadow: 'none' } },
} as const;
