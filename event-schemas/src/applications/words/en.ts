import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

export default {
  application_status: {
    one: 'application status',
    many: 'application statuses',
    object: 'an application status',
    lead: 'The route sets the initial status of each stage by itself. The others are set by hand, to say it more exactly: “Ready to collect”.',
    add: 'Add a status',
    empty: 'No statuses',
    removal: 'While any application has the status, it cannot be removed.',
    fields: { name: 'Name', stage: 'Stage', colour: 'Colour', initial: 'Set by the route', sort: 'Order' },
    codes: { colour: { grey: 'grey', blue: 'blue', green: 'green', amber: 'amber', red: 'red', violet: 'violet' } },
    own: { preview: 'This is how people see it' },
  },
} satisfies Words<typeof entities>;
