import type { FirstCalls } from '../../app/first-calls.ts';

const first: FirstCalls = ({ ask }) => ask('GET /registration/board/', { query: { order: 'hot' } });
export default first;
