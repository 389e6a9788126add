import type { FirstCalls } from '../../app/first-calls.ts';

const first: FirstCalls = ({ ask }) => ask('GET /registration/my_registration/');
export default first;
