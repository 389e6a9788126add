import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { ControlLevel } from '@portal/event-schemas/registration/records.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { changeSettings } from '../settings/change.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

/** Control of the level of education: which other levels' courses the students of a level may take. One entry a level. */
function oneEach(levels: readonly ControlLevel[]): ControlLevel[] {
  const twice = levels.find(
    (level, index) => levels.findIndex(other => other.preparation_level === level.preparation_level) !== index,
  );
  if (twice)
    throw new Refused(
      reject(
        'registration.control_level_exists',
        { preparation_level: twice.preparation_level },
        { preparation_level: 'registration.control_level_exists' },
      ),
    );
  return levels.map(({ open_levels, ...level }) => ({
    ...level,
    open_levels: [...new Set(open_levels)].filter(open => open !== level.preparation_level),
  }));
}

export const createControlLevel = command(contracts['POST /organizations/control_level_education_create/'], {
  summary: 'Open further levels to the students of a level',
  run: async ({ host, send, body }) => {
    const created = newId();
    const { control_levels } = await changeSettings(host, send, now => ({
      control_levels: oneEach([...now.control_levels, { uid: created, ...body }]),
    }));
    return { ...control_levels.find(level => level.uid === created)!, is_active: true };
  },
});
/** An entry that becomes inactive leaves the list. */
export const changeControlLevel = command(contracts['PATCH /organizations/control_level_education_update/{uid}/'], {
  summary: 'Change an entry of the control of levels; inactive entries go',
  run: async ({ host, send, params, body: { is_active = true, ...changes } }) => {
    let changed: ControlLevel | undefined;
    await changeSettings(host, send, now => {
      const known = now.control_levels.find(level => level.uid === params.uid);
      if (!known) throw new Refused(reject('registration.control_level_not_found', { uid: params.uid }));
      const wanted = { ...known, ...changes };
      const control_levels = oneEach(
        now.control_levels.flatMap(level => (level.uid !== params.uid ? [level] : is_active ? [wanted] : [])),
      );
      changed = control_levels.find(level => level.uid === params.uid) ?? wanted;
      return { control_levels };
    });
    return { ...changed!, is_active };
  },
});
