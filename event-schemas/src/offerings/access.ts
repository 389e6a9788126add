import { defineAccess } from '../kernel/access.ts';
import { planners, planReaders } from './roles.ts';

/** The service token alone: steps of jobs. */
const nobody = [] as const;

export const access = defineAccess({
  module: 'offerings',
  about: 'Courses of a term as the office plans them: drafts, times, rooms, changes after students have registered',
  commands: {
    'POST /offerings/': planners,
    'PUT /offerings/{uid}/': planners,
    'DELETE /offerings/{uid}/': planners,
    'POST /offerings/{uid}/open/': planners,
    'POST /offerings/open/': planners,
    'POST /offerings/discard/': planners,
    'POST /offerings/needs/drafts/': planners,
    'POST /rollovers/preview/': planners,
    'POST /rollovers/': planners,
    'POST /rollovers/{uid}/undo/': planners,
    'POST /rollovers/{uid}/step/': nobody,
  },
  queries: {
    'GET /offerings/': planReaders,
    'GET /offerings/{uid}/': planReaders,
    'GET /offerings/week/': planReaders,
    'GET /offerings/term_plan/': planReaders,
    'GET /offerings/needs/': planReaders,
    'GET /offerings/needs/students/': planReaders,
    'GET /rollovers/': planReaders,
    'GET /rollovers/{uid}/': planReaders,
    'POST /offerings/check/': planReaders,
    'POST /offerings/free_rooms/': planReaders,
    'POST /offerings/free_times/': planReaders,
    'POST /offerings/{uid}/impact/': planReaders,
  },
});
