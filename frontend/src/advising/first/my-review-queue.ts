import type { FirstCalls } from '../../app/first-calls.ts';
import { longestWaiting } from '../parts/card/origin.ts';

const first: FirstCalls = ({ ask }) => ask('GET /advisors/my_students/all/', longestWaiting);
export default first;
