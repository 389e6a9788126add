/** What the copy of a plan for another year of entry is called: `SE-2025` of 2025 becomes `SE-2026`. */
export const copiedCode = (code: string, from: number, to: number): string =>
  code.includes(String(from)) ? code.replace(String(from), String(to)) : `${code}-${to}`;
