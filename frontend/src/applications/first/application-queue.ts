import type { FirstCalls } from '../../app/first-calls.ts';

const first: FirstCalls = ({ ask }) => ask('GET /studapps/answers/review_apps/', { query: { page_size: 5 } });
export default first;
