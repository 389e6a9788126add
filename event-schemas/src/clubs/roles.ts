/** Who decides on requests to found a club, closes clubs and keeps their types. */
export const deciders = ['social_affairs_mod', 'org_admin'] as const;
