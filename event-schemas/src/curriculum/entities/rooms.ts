import { entity } from '../../kernel/entity/entity.ts';
import * as field from '../../kernel/entity/fields.ts';
import { roomEquipment, roomKinds } from '../codes.ts';
import { usedBy } from '../references.ts';
import { code, shared } from './shared.ts';

/** `kind`: null where nobody has said. `is_closed`: under repair, or given to others. */
export const room = entity({
  ...shared,
  entity: 'room',
  name: 'Room',
  table: 'rooms',
  title: 'code',
  path: '/curriculum/rooms/',
  usedBy: usedBy.room,
  fields: {
    code,
    building: field.text({ max: 50, blank: true, search: true, filter: true }),
    kind: field.choice(roomKinds, { optional: true, default: null, filter: true }),
    capacity: field.number({ min: 0, max: 10_000, filter: true }),
    equipment: field.choices(roomEquipment, { optional: true, default: [] }),
    is_closed: field.yes({ filter: true }),
  },
});
