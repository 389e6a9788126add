import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What clubs, their types and their members are called. */
const en = {
  club_type: {
    one: 'club type',
    many: 'club types',
    object: 'a club type',
    lead: 'Kinds of student clubs. A type that a club has cannot be removed.',
    fields: { name: 'Name' },
  },
  club: {
    one: 'club',
    many: 'clubs',
    object: 'a club',
    lead: 'The university’s student clubs: join one or found your own.',
    add: 'Found a club',
    empty: 'No clubs yet',
    fields: {
      name: 'Name',
      type: 'Type',
      aim: 'Aim',
      about: 'About',
      picture: 'Header picture',
      founder: 'Founder',
      moderators: 'Moderators',
      created_at: 'Created',
      state: 'State',
      comment: 'Comment',
      decided_by: 'Decided by',
      decided_at: 'Decided at',
      members: 'Members',
    },
    hints: { picture: 'A wide picture, at least 600 × 200 pixels' },
    states: {
      draft: 'Draft',
      sent: 'In review',
      rework: 'Returned',
      approved: 'Open',
      rejected: 'Rejected',
      closed: 'Closed',
    },
    rules: {
      'clubs.name_required': 'Write the name of the club in at least one language.',
      'clubs.aim_required': 'Write the aim of the club in at least one language.',
      'clubs.own_request': 'This is your own club: somebody else decides on it.',
      'clubs.not_a_member': 'Choose somebody who is a member of the club.',
      'clubs.too_many_moderators': 'The club has 20 moderators already: dismiss one first.',
    },
    acts: {
      send: { does: 'Send the request', says: '{actor} asks for a club to be opened', tells: { title: 'A club request waits for a decision', text: '{actor} asks for the club “{title}” to be opened.' } },
      approve: {
        does: 'Approve',
        says: '{actor} approves a club',
        tells: { title: 'Your club is approved', text: 'The club “{title}” is open: people can join it.' },
      },
      rework: {
        does: 'Return for correction',
        says: '{actor} sends the request for a club back[: {comment}]',
        tells: { title: 'Your club request needs work', text: '“{title}”: {comment}' },
      },
      reject: {
        does: 'Reject',
        says: '{actor} rejects the request for a club[: {comment}]',
        tells: { title: 'Your club request is rejected', text: '“{title}”: {comment}' },
      },
      close: {
        does: 'Close the club',
        says: '{actor} closes a club[: {comment}]',
        tells: { title: 'The club is closed', text: '“{title}”: {comment}' },
      },
      reopen: {
        does: 'Open again',
        says: '{actor} opens a club again',
        tells: { title: 'The club is open again', text: 'The club “{title}” is open again.' },
      },
      assign: { does: 'Appoint a moderator', says: '{actor} appoints a moderator of a club' },
      dismiss: { does: 'Dismiss a moderator', says: '{actor} dismisses a moderator of a club' },
      transfer: { does: 'Hand over', says: '{actor} hands a club over to another founder' },
    },
    waits: { sent: { title: 'Club requests waiting for a decision: {count}', text: 'Waiting for more than three days: {count}, the oldest since {since}.' } },
  },
  club_member: {
    one: 'club member',
    many: 'club members',
    object: 'a club member',
    fields: { club: 'Club', person: 'Member', asked_at: 'Asked', state: 'State', comment: 'Comment' },
    states: { asked: 'Waiting', member: 'Member', refused: 'Not accepted', left: 'Left', removed: 'Removed' },
    rules: {
      'clubs.not_open': 'This club can’t be joined now: it is not open.',
      'clubs.keepers_stay': 'The founder and moderators hand the club over or step down first.',
    },
    acts: {
      accept: {
        does: 'Accept',
        says: '{actor} accepts a member into a club',
        tells: { title: 'You are in', text: 'You are a member of the club “{club}” now.' },
      },
      refuse: {
        does: 'Don’t accept',
        says: '{actor} does not accept somebody into a club[: {comment}]',
        tells: { title: 'Not accepted into the club', text: 'The club “{club}” has not accepted you.[ {comment}]' },
      },
      remove: {
        does: 'Remove',
        says: '{actor} removes a member from a club[: {comment}]',
        tells: { title: 'Removed from the club', text: '“{club}”: {comment}' },
      },
      leave: { does: 'Leave', says: '{actor} leaves a club' },
      ask: { does: 'Ask again', says: '{actor} asks again to join a club', tells: { title: 'A request to join the club', text: '{person} asks to join the club “{club}”.' } },
    },
  },
} satisfies Words<typeof entities>;
export default en;
