import type { FirstCalls } from '../../app/first-calls.ts';

const first: FirstCalls = ({ ask }) => ask('GET /studapps/answers/my/', { query: { page_size: 3 } });
export default first;
