import { useEffect } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { boardOrders } from '@portal/event-schemas/registration/codes.ts';
import type { Board, BoardCurve, BoardDays } from '@portal/event-schemas/statistics/board.ts';
import type { CourseGroups, RegistrationCurve, StudentGroups } from '@portal/event-schemas/statistics/figures.ts';
import { useCall } from '../http/use-call.ts';

/** Calls of the board, the statistics and the waiting lists of the office. */
const boardLive = { channel: 'registration' as const, keys: ['slow:registration-board'] };
/** While nothing happens nothing is pushed; the speed of the last seconds still falls. */
const fadeEvery = 10_000;

export interface BoardAsked {
  study_period?: string;
  at?: string;
  order: (typeof boardOrders)[number];
  q: string;
}
/** The board, live without `at`; the past never changes and is kept. */
export function useBoard(asked: BoardAsked): UseQueryResult<Board, Error> {
  const live = asked.at === undefined;
  const board = useCall(
    'GET /registration/board/',
    { query: { ...asked, q: asked.q || undefined } },
    { keepPrevious: true, staleTime: live ? 0 : Infinity, live: live ? boardLive : undefined },
  );
  const { refetch } = board;
  useEffect(() => {
    if (!live) return;
    const timer = setInterval(() => void refetch(), fadeEvery);
    return () => clearInterval(timer);
  }, [live, refetch]);
  return board;
}
export const useBoardDays = (study_period: string | undefined): UseQueryResult<BoardDays, Error> =>
  useCall('GET /registration/board/days/', { query: { study_period } }, { keepPrevious: true, staleTime: 30_000 });
export const useBoardCurve = (
  study_period: string | undefined,
  day: string | undefined,
  live: boolean,
): UseQueryResult<BoardCurve, Error> =>
  useCall(
    'GET /registration/board/curve/',
    { query: { study_period, day } },
    { keepPrevious: true, enabled: day !== undefined, staleTime: live ? 30_000 : Infinity },
  );

export const useCourseGroups = (
  study_period: string | undefined,
  by: CourseGroups['by'],
): UseQueryResult<CourseGroups, Error> =>
  useCall('GET /registration/statistics/courses/groups/', { query: { study_period, by } }, { keepPrevious: true });
export const useStudentGroups = (
  study_period: string | undefined,
  by: StudentGroups['by'],
): UseQueryResult<StudentGroups, Error> =>
  useCall('GET /registration/statistics/students/', { query: { study_period, by } }, { keepPrevious: true });
export const useRegistrationCurve = (study_period: string | undefined): UseQueryResult<RegistrationCurve, Error> =>
  useCall('GET /registration/statistics/curve/', { query: { study_period } }, { keepPrevious: true });
