import { useCall } from '../../http/use-call.ts';

/** How somebody stands to a club: as one of its keepers, as a member, or on the way in or out. */
export interface MyClub {
  club: string;
  keeps: 'founder' | 'moderator' | null;
  member: 'asked' | 'member' | 'refused' | 'left' | 'removed' | null;
}

export const useMyClubs = () => useCall('GET /student_clubs/mine/');
