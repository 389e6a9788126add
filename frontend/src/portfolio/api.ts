/** What other modules may use of portfolio’s frontend. Its texts come with `uses: ['portfolio', 'applications-form']`. */
export { PortfolioOf } from './parts/portfolio-of.tsx';
