/**
 * The applicant's advisor and head of department as they are now (`advisor`, `head`); `applicant` is a column. A new advisor has what waits for the advisor at
 * once, and the one before has it no longer.
 */
export const standingJoins = (
  applicant: string,
): string => `LEFT JOIN curriculum.students_public s ON s.uid = ${applicant}
    LEFT JOIN curriculum.edu_programs_public ep ON ep.uid = s.edu_program
    LEFT JOIN curriculum.teachers_public te ON te.uid = ${applicant}
    LEFT JOIN curriculum.cathedras_public k ON k.uid = coalesce(ep.cathedra, te.cathedra)`;
