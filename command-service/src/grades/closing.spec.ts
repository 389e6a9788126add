import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { CloseGradeSheets } from './closing.ts';
import { main, term } from './testing.ts';

const data = { study_period: term, ends_on: '2027-01-10', teachers: [main] };
const closed = { type: 'GradeSheetsClosed', data } as const;

describe('that the sheets of a term have closed', () => {
  it('is said once', () => {
    expect(given([]).when(CloseGradeSheets, data)).toEqual([[closed]]);
    expect(given([closed]).when(CloseGradeSheets, { ...data, teachers: [] })).toEqual([[]]);
  });
  it('is said again where the last day was moved', () => {
    const moved = { ...data, ends_on: '2027-01-20' };
    expect(given([closed]).when(CloseGradeSheets, moved)).toEqual([[{ ...closed, data: moved }]]);
  });
});
