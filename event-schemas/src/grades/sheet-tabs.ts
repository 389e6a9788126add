/** Tabs of the list of sheets; `coordination_of_assessments`: a co-teacher has yet to answer. */
export const sheetTabs = [
  'all',
  'to_fill',
  'coordination_of_assessments',
  'on_check',
  'rejected',
  'processed',
] as const;
export type SheetTab = (typeof sheetTabs)[number];
