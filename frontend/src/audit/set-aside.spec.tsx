import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, loadCode, openPages, slow } from '../testing/portal.tsx';

beforeAll(() => Promise.all([loadCode('audit-set-aside'), import('../shell/confirm-dialog-content.tsx')]), slow);
afterEach(closePages);
const patient = { timeout: 15_000 };
const results = [
  {
    id: 'registration.statistics',
    kind: 'read_model',
    parked: null,
    events: [
      {
        position: 4711,
        type: 'StudentCreated',
        stream: 'student-s1',
        error: 'integer out of range',
        set_aside_at: '2026-09-01T08:00:00.000Z',
      },
    ],
  },
  { id: 'reaction:registration.deadlines', kind: 'reaction', parked: 'relation is missing', events: [] },
];

describe('events that were set aside', () => {
  it('stand there with their number and reason, and an administrator has them taken up again', async () => {
    const { asked } = openPages('audit/set-aside', {
      roles: ['org_admin'],
      answers: {
        'GET /audit/set_aside/': { results },
        'POST /audit/set_aside/again/': { readers: ['registration.statistics'], asked_at: '2026-09-01T09:00:00.000Z' },
      },
    });
    expect(await screen.findByText(/4.?711/, {}, patient)).toBeDefined();
    for (const text of ['integer out of range', 'StudentCreated', 'relation is missing'])
      expect(screen.getByText(text)).toBeDefined();
    fireEvent.click(screen.getByText('Process again'));
    await screen.findByText(/are rebuilt from the log/, {}, patient);
    fireEvent.click(screen.getAllByText('Process again').at(-1)!);
    await waitFor(() => expect(asked.some(one => one.call === 'POST /audit/set_aside/again/')).toBe(true), patient);
  });
  it('are read by an auditor, who has nothing to press', async () => {
    openPages('audit/set-aside', { roles: ['auditor'], answers: { 'GET /audit/set_aside/': { results } } });
    expect(await screen.findByText('integer out of range', {}, patient)).toBeDefined();
    expect(screen.queryByText('Process again')).toBeNull();
  });
});
