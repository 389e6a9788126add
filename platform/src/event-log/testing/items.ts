import { event, type EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import { z } from 'zod';
import { newId } from '../../ids/ids.ts';
import type { AppendContext, AppendItem, StreamWrite } from '../types.ts';

/** The events of the contract, as of the first version of their schemas. */
export const contractCatalogue: EventCatalogue = {
  Opened: event(z.object({ name: z.string() })),
  Counted: event(z.object({ by: z.number() })),
};

export const contextOf = (changes: Partial<AppendContext> = {}): AppendContext => {
  const id = newId();
  return {
    command_id: id,
    command: 'Count',
    correlation_id: id,
    causation_id: id,
    actor: { id: 'anna', roles: ['office'] },
    occurred_at: '2026-09-01T08:00:00.000Z',
    locale: 'kk',
    ...changes,
  };
};
export const counted = (stream: string, expected_version: number, ...by: number[]): StreamWrite => ({
  stream,
  expected_version,
  events: by.map(n => ({ type: 'Counted', data: { by: n } })),
});
export const item = (...writes: StreamWrite[]): AppendItem => ({ writes, context: contextOf() });
