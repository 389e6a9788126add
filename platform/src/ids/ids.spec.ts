import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventId, idFrom, newId } from './ids.ts';

test('new ids are UUIDv7, unique, and rise within a process', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
  for (const id of ids.slice(0, 100)) z.uuidv7().parse(id);
});

test('the same namespace and name give the same id, others another', () => {
  expect(idFrom('student', '42')).toBe(idFrom('student', '42'));
  expect(idFrom('student', '42')).not.toBe(idFrom('teacher', '42'));
  expect(idFrom('a', 'bc')).not.toBe(idFrom('ab', 'c'));
  z.uuid().parse(idFrom('student', '42'));
});

test("event ids follow from the command's id and differ by index and command", () => {
  const [one, two] = [newId(), newId()];
  expect(eventId(one, 0)).toBe(eventId(one, 0));
  expect(new Set([eventId(one, 0), eventId(one, 1), eventId(two, 0), eventId(two, 1)]).size).toBe(4);
  expect(eventId(one, 0).slice(0, 13)).toBe(one.slice(0, 13));
  z.uuid().parse(eventId(one, 0));
});
