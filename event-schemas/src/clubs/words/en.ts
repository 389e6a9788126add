import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What clubs, their types and their members are called. */
const en = {
  club_type: {
    one: 'club type',
    many: 'club types',
    object: 'a club type',
    lead: 'Kinds of student clubs. A type that is in use cannot be deleted.',
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
      send: { does: 'Send the request', says: '{actor} sends a request to open a club', tells: { title: 'A club request is waiting for a decision', text: '{actor} asks for the club “{title}” to be opened.' } },
      approve: {
        does: 'Approve',
        says: '{actor} approves a club',
        tells: { title: 'Your club has been approved', text: 'The club “{title}” is open: people can join it now.' },
      },
      rework: {
        does: 'Return for correction',
        says: '{actor} returns the club request for correction[: {comment}]',
        tells: { title: 'Your club request was returned for correction', text: '“{title}”: {comment}' },
      },
      reject: {
        does: 'Reject',
        says: '{actor} rejects the club request[: {comment}]',
        tells: { title: 'Your club request was rejected', text: '“{title}”: {comment}' },
      },
      close: {
        does: 'Close the club',
        says: '{actor} closes a club[: {comment}]',
        tells: { title: 'The club has been closed', text: '“{title}”: {comment}' },
      },
      reopen: {
        does: 'Reopen',
        says: '{actor} reopens a club',
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
      'clubs.keepers_stay': 'The founder and moderators have to hand the club over or step down first.',
    },
    acts: {
      accept: {
        does: 'Accept',
        says: '{actor} accepts a member into a club',
        tells: { title: 'You were accepted into the club', text: 'You are now a member of the club “{club}”.' },
      },
      refuse: {
        does: 'Don’t accept',
        says: '{actor} does not accept somebody into a club[: {comment}]',
        tells: { title: 'You were not accepted into the club', text: 'The club “{club}” has declined your request.[ {comment}]' },
      },
      remove: {
        does: 'Remove',
        says: '{actor} removes a member from a club[: {comment}]',
        tells: { title: 'You were removed from the club', text: '“{club}”: {comment}' },
      },
      leave: { does: 'Leave', says: '{actor} leaves a club' },
      ask: { does: 'Ask again', says: '{actor} asks to join a club again', tells: { title: 'A request to join the club', text: '{person} asks to join the club “{club}”.' } },
    },
  },
} satisfies Words<typeof entities>;
export default en;
