/** A sheet is one flux of a course; a row is one student on it; an agreement is one co-teacher of a row. Ids are made of their parts. */
export const sheetId = (offering: string, flux: string): string => `${offering}.${flux}`;
export const rowId = (sheet: string, student: string): string => `${sheet}.${student}`;
export const agreementId = (row: string, teacher: string): string => `${row}.${teacher}`;
/** An attempt of a retake: it is called by its first statement, however often that is corrected. */
export const retakeId = (statement: string, student: string): string => `${statement}.${student}`;

const parts = (id: string, count: number): string[] | null => {
  const found = id.split('.');
  return found.length === count && found.every(part => /^[0-9a-f-]{36}$/i.test(part)) ? found : null;
};
export function partsOfSheet(id: string): { offering: string; flux: string } | null {
  const found = parts(id, 2);
  return found && { offering: found[0]!, flux: found[1]! };
}
export function partsOfRow(id: string): { sheet: string; student: string } | null {
  const found = parts(id, 3);
  return found && { sheet: `${found[0]}.${found[1]}`, student: found[2]! };
}
export function partsOfAgreement(id: string): { row: string; sheet: string; student: string; teacher: string } | null {
  const found = parts(id, 4);
  if (!found) return null;
  const [offering, flux, student, teacher] = found as [string, string, string, string];
  const sheet = sheetId(offering, flux);
  return { row: rowId(sheet, student), sheet, student, teacher };
}
