import { formCalls } from './form/calls.ts';
import { historyCalls } from './history/calls.ts';
import { applicationLists } from './lists.ts';
import { applications } from './projection/projection.ts';
import { profileCalls } from './review-profiles.ts';
import { statisticCalls } from './statistics.ts';
import { viewCalls } from './view/call.ts';

/** What people read of applications: lists, one application, its histories, what its form offers. */
export const readingProjections = [applications];
export const readingCalls = [
  ...applicationLists,
  ...historyCalls,
  ...viewCalls,
  ...formCalls,
  ...profileCalls,
  ...statisticCalls,
];
