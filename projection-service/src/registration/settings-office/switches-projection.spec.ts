import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { expect, it } from 'vitest';
import { statusSwitches } from './switches-projection.ts';

it('what becomes of a switch is told to its report and to the list of all', () => {
  const finished = { type: 'StatusSwitchFinished', data: { switch: 'one' } } as unknown as RecordedEvent;
  expect(statusSwitches.touches?.(finished)).toEqual(['status_switch:one', 'status_switches']);
});
