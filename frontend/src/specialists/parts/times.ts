import { useSession } from '../../app/portal.ts';

/** Whose times are shown; undefined: the reader's own. */
export interface OfSpecialist {
  specialist?: string | undefined;
}
/** Reads a specialist's times again when somebody changes them. */
export function useLiveTimes(specialist?: string) {
  const { profile } = useSession();
  return { live: { channel: 'notifications', keys: [`specialist:${specialist ?? profile?.uid}`] } } as const;
}
