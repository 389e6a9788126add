/** A picture that nobody has looked at yet, one that was found good, one that nobody but its owner and its judges sees. */
export const avatarStates = ['shown', 'accepted', 'rejected'] as const;
export type AvatarState = (typeof avatarStates)[number];
