import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

export default {
  third_party_api: {
    one: 'connection',
    many: 'connections',
    object: 'a connection',
    add: 'Add a connection',
    lead: 'Programs that call the portal with a key, and systems that the portal tells of events.',
    empty: 'No connections yet',
    removal: 'Its keys stop working, and messages that wait are not sent. The audit trail stays.',
    fields: {
      name: 'Name',
      direction: 'Direction',
      about: 'What for, and who answers for it',
      role: 'With the rights of',
      scopes: 'Calls allowed',
      calls_per_minute: 'Calls a minute',
      networks: 'From which addresses',
      expires_on: 'Valid through',
      address: 'Address',
      events: 'Told of events',
      personal: 'Send personal data',
      state: 'State',
      comment: 'Reason',
      key: 'Key number',
      key_made_at: 'Key made',
      old_key: 'Number of the former key',
      old_key_until: 'Former key valid until',
      replay_from: 'Send again from',
      replay_asked_at: 'Sending again asked for',
    },
    hints: {
      role: 'The key sees what this role sees, and only through the calls allowed',
      scopes: 'Find a call by a part of its address',
      networks: 'Addresses and networks, with commas or line by line; empty: from anywhere',
      expires_on: 'The last day; empty: no end',
      address: 'Begins with https://; addresses of the internal network are refused',
      events: 'Find an event by a part of its name',
      personal: 'Without it names, documents and other personal fields stay out of the messages',
    },
    codes: { direction: { incoming: 'To the portal', outgoing: 'From the portal' } },
    states: { enabled: 'On', failing: 'Not answering', disabled: 'Off' },
    rules: {
      'integrations.role_missing': 'Choose the role with whose rights the key works.',
      'integrations.networks_wrong': 'Give addresses such as 192.0.2.7 or networks such as 192.0.2.0/24.',
      'integrations.address_wrong': 'Give an address such as https://example.org/hook, without a name and password in it.',
      'integrations.key_missing': 'Make a key first.',
      'integrations.nothing_to_do': 'Choose the calls allowed or the events first.',
    },
    acts: {
      enable: { does: 'Switch on', says: '{actor} switches a connection on' },
      disable: { does: 'Switch off', says: '{actor} switches a connection off[: {comment}]' },
      fail: {
        does: 'Stopped answering',
        says: 'A connection does not answer: {comment}',
        tells: {
          title: 'A connection does not answer',
          text: '“{title}”: {comment}. The portal keeps trying, and no message is lost.',
        },
      },
      recover: {
        does: 'Answers again',
        says: 'A connection answers again',
        tells: { title: 'A connection answers again', text: '“{title}”: the messages that waited are being sent.' },
      },
      stop: {
        does: 'Stopped by the portal',
        says: 'The portal stops a connection: {comment}',
        tells: {
          title: 'A connection was stopped',
          text: '“{title}”: {comment}. Correct the address and switch the connection on again.',
        },
      },
    },
  },
} satisfies Words<typeof entities>;
