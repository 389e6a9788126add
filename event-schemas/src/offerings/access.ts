import { defineAccess } from '../kernel/access.ts';
import { planners, planReaders } from './roles.ts';

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
  },
  queries: {
    'GET /offerings/': planReaders,
    'GET /offerings/{uid}/': planReaders,
    'GET /offerings/week/': planReaders,
    'POST /offerings/check/': planReaders,
    'POST /offerings/free_rooms/': planReaders,
    'POST /offerings/free_times/': planReaders,
    'POST /offerings/{uid}/impact/': planReaders,
  },
});
