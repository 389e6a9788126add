import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Fields of /proc/<pid>/stat behind the name: state, parent, …; null where the process is gone or the system has none (not Linux). */
function statOf(pid: number | string): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
/** A tick is 10 ms. */
const ticks = (fields: readonly string[] | null, ...at: number[]): number =>
  fields ? at.reduce((sum, index) => sum + Number(fields[index]) * 10, 0) : Number.NaN;

export const parentOf = (pid: number): number => Number(statOf(pid)?.[1]);

/** Processes whose parent this is; none where the system does not say. */
export const childrenOf = (parent: number): number[] =>
  existsSync('/proc/self/stat')
    ? readdirSync('/proc')
        .filter(name => /^\d+$/.test(name) && Number(statOf(name)?.[1]) === parent)
        .map(Number)
    : [];

/** Milliseconds of CPU that a process and its threads have used; NaN where the system does not say. */
export const cpuOf = (pid: number): number => ticks(statOf(pid), 11, 12);

/** The same with its children, those that have ended among them. */
export const cpuWithChildren = (pid: number): number =>
  ticks(statOf(pid), 11, 12, 13, 14) + childrenOf(pid).reduce((sum, child) => sum + (cpuOf(child) || 0), 0);
