import { module as declared } from '@portal/event-schemas/identity/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { peopleWithoutAccess } from './accounts/access.ts';
import { accountList, loginAsList, peopleSearch } from './accounts/lists.ts';
import { accounts } from './accounts/projection.ts';
import { allowPictures, allProfiles, card, judgedAvatars, lite } from './people/cards.ts';
import { people } from './people/projection.ts';
import { reviewedPeople, reviews, rightsReviews } from './rights/review.ts';
import { rights } from './rights/rights.ts';
import { accountDetail, allRoleNames, myRoleNames, myRoles } from './session/queries.ts';
import { mySessions } from './session/sessions.ts';
import { accountLinks, upkeep } from './ways/projections.ts';
import { aboutWay, linkedWays, waysIn } from './ways/ways.ts';

/** Who is signed in, and the accounts of the portal. */
export const module = serviceModule({
  declared,
  projections: [accounts, people, reviews, accountLinks, upkeep],
  onStart: allowPictures,
  calls: [
    myRoles,
    mySessions,
    allRoleNames,
    myRoleNames,
    loginAsList,
    accountList,
    accountDetail,
    peopleSearch,
    peopleWithoutAccess,
    card,
    lite,
    allProfiles,
    judgedAvatars,
    rights,
    rightsReviews,
    reviewedPeople,
    waysIn,
    linkedWays,
    aboutWay,
  ],
});
