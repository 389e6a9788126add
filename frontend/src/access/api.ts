/** What other modules may use of access’s frontend. */
export { accessTones, isMixed } from './parts/access-chip.tsx';
