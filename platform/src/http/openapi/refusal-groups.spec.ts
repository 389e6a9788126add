import { expect, it } from 'vitest';
import { inGroups, refusalGroups } from './refusal-groups.ts';

const groups = { 'm/course': ['m.none', 'm.full'], 'm/card': ['m.none', 'm.sent', 'm.closed'] };

it('codes stand in the largest groups that say nothing more, what is left alone', () => {
  const codes = ['m.closed', 'm.none', 'm.sent', 'm.late', 'm.early'];
  expect(inGroups(codes, groups)).toEqual(['m/card', 'm.early', 'm.late']);
});

it('a group whose codes the call does not all have, or that says one code alone, is not taken', () => {
  expect(inGroups(['m.none', 'm.sent'], groups)).toEqual(['m.none', 'm.sent']);
  expect(inGroups(['m.none', 'm.full', 'm.sent', 'm.closed'], groups)).toEqual(['m/card', 'm.full']);
});

it('groups are found by their place, and are called by it', async () => {
  const found = await refusalGroups();
  expect(found['kernel/refusedEverywhere']).toContain('platform.not_found');
  expect(Object.keys(found).length).toBeGreaterThan(10);
});
