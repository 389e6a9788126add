/** Who sets how grades are given; who looks at these settings; who reads everybody's sheets. */
export const officers = ['office', 'org_admin'] as const;
export const settingReaders = [...officers, 'teacher', 'auditor'] as const;
export const overseers = [...officers, 'auditor'] as const;
const offices: readonly string[] = officers;
/** Acts for the office. */
export const isOfficer = (roles: readonly string[]): boolean => roles.some(role => offices.includes(role));
