import { z } from 'zod';
import { preparationLevel } from '../curriculum/values.ts';
import { count, moment, nameMax, trimmed } from '../kernel/bounds.ts';
import { localizedName } from '../kernel/localized.ts';
import { remark } from './commands.ts';
import { registrationPeriod, registrationSettings } from './records.ts';
import { statusSwitchFilter } from './status-switch.ts';
import { cardStatus, uid } from './values.ts';

/** Bodies of the office's settings of registration (portal-calls.md §7.9). */

/** Names in ru, kk and en; the Kyrgyz one may be left out and is then the Russian one. */
export const periodName = localizedName.extend({ ky: trimmed(nameMax).min(1).optional() });
export const createPeriodBody = registrationPeriod.fields.extend({ name: periodName });
export const changePeriodBody = createPeriodBody.partial();

/** PUT /registration/settings/: what is given is changed. Control of levels has calls of its own. */
export const changeSettingsBody = registrationSettings.fields.omit({ control_levels: true }).partial();

/** POST and PATCH …/control_level_education…/: an exception opens at least one level besides the students' own. */
const openLevels = z.array(preparationLevel).min(1).max(10);
export const controlLevelBody = z
  .object({ preparation_level: preparationLevel, open_levels: openLevels })
  .refine(({ preparation_level, open_levels }) => open_levels.some(level => level !== preparation_level), {
    path: ['open_levels'],
  });
export const changeControlLevelBody = z
  .object({ preparation_level: preparationLevel, open_levels: openLevels, is_active: z.boolean() })
  .partial();

/** POST /organizations/change_online_registration_super/: `until` null ends it. */
export const superRegistrationBody = z.object({
  students: z.array(uid).min(1).max(500),
  study_period: uid,
  until: moment.nullable(),
  reason: remark,
});
export const superRegistrationAnswer = z.object({
  done: z.int(),
  refused: z.int(),
  results: z.array(
    z.object({
      uid,
      ok: z.boolean(),
      error: z.object({ code: z.string(), params: z.record(z.string(), z.unknown()), message: z.string() }).nullable(),
    }),
  ),
});
export type SuperRegistrationAnswer = z.infer<typeof superRegistrationAnswer>;

/** POST /registration/status_switches/ */
export const statusSwitchBody = z.object({
  study_period: uid,
  filter: statusSwitchFilter.partial(),
  status: cardStatus,
  reason: remark,
});
/** POST /registration/status_switches/{uid}/cards/ and …/finish/, for the worker's token. */
export const switchCardsBody = z.object({ cards: z.array(z.string().max(100)).min(1).max(200) });

/** The text of a CSV file; it is as long as a body may be. */
const csv = z.string().max(1_048_576);
/** `unchanged`: lines that say what stood there already. */
const importCounts = z.object({ lines: z.int(), recorded: z.int(), unchanged: z.int() });

/**
 * POST /registration/debts/import/. `replace`: debts of the file's kinds that are not in it are cleared; `clear` says how many the caller knows of.
 * Another number is refused with `registration.import_clears`, which tells the number and whose they are.
 */
export const importDebtsBody = z.object({ csv, replace: z.boolean().default(false), clear: count.default(0) });
export const importDebtsAnswer = importCounts.extend({ cleared: z.int() });
export type ImportDebtsAnswer = z.infer<typeof importDebtsAnswer>;

/** POST /advising/results/import/ */
export const importResultsBody = z.object({ csv });
export const importResultsAnswer = importCounts;
export type ImportResultsAnswer = z.infer<typeof importResultsAnswer>;

/** Each of `params.lines` of the refusal `registration.import_broken`; `line` counts from 1, the header is line 1. */
export interface ImportFault {
  line: number;
  code: string;
  message: string;
}
