/** What the frame shows only to those whose trade it is to answer: one file, which pages of the office name (bundle/first-load.ts). */
export { default as HeldActs } from './held-acts.tsx';
export { default as WorkCount } from './work-count.tsx';
