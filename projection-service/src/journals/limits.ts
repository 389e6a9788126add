/** From so many unexcused absences on a student is shown as at risk. */
export const absenceLimit = 3;
