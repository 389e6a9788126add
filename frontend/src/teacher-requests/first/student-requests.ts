import type { FirstCalls } from '../../app/first-calls.ts';

const first: FirstCalls = ({ ask }) => ask('GET /organizations/data_request_teacher/', { query: { page_size: 5 } });
export default first;
