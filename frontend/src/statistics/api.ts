/** What other modules may use of the statistics' frontend. Its texts come with `uses: ['statistics']` in their module.ts. */
export { Bars, Legend } from './parts/charts/bars.tsx';
export { FigurePanel } from './parts/charts/figure-panel.tsx';
export { Tiles, type Tile } from './parts/charts/tiles.tsx';
export { Choice, PeriodChoice } from './parts/figures/choices.tsx';
