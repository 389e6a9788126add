import Button from '@mui/material/Button';
import { applicants } from '@portal/event-schemas/applications/roles.ts';
import { blockingDebts } from '@portal/event-schemas/applications/codes.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { fromField, toField } from '../../../forms/moments.ts';
import { timeZone } from '../../../i18n/time-zone.ts';
import { Panel } from '../../../shell/panel.tsx';
import { useTypesText } from '../../text.ts';
import { yearChoices } from '../../../lists/university-filters.ts';
import { forms, levels, roleTexts, useNames, usePrograms } from './choices.ts';
import { FaultNotes } from './faults.tsx';
import { Amount, ChooseSeveral, InFour, MaybeInFour } from './inputs.tsx';
import { MomentField } from './moment-field.tsx';
import type { Edit } from './use-type-draft.ts';

/** Who may apply, when, how often, and what is said to them. */
export function GeneralTab({ definition, edit }: { definition: TypeDefinition; edit: Edit }) {
  const t = useTypesText();
  const named = useNames();
  const programs = usePrograms();
  const set = (part: Partial<TypeDefinition>): void => edit(before => ({ ...before, ...part }));
  const { audience, period } = definition;
  const setAudience = (part: Partial<TypeDefinition['audience']>): void => set({ audience: { ...audience, ...part } });
  return (
    <div className="type-editor-stack">
      <Panel title={t('general.names_title')}>
        <div className="type-editor-stack">
          <InFour label={t('general.names')} at="names" value={definition.names} onChange={names => set({ names })} />
          <MaybeInFour
            label={t('general.description')}
            hint={t('general.description_hint')}
            at="description"
            rows={2}
            value={definition.description}
            onChange={description => set({ description })}
          />
        </div>
      </Panel>
      <Panel title={t('general.who')}>
        <div className="type-editor-grid">
          <ChooseSeveral
            label={t('general.roles')}
            at="audience.roles"
            value={audience.roles}
            choices={named(roleTexts, applicants)}
            onChange={roles => setAudience({ roles })}
          />
          <ChooseSeveral
            label={t('general.levels')}
            hint={t('general.all_hint')}
            value={audience.preparation_levels}
            choices={named(levels)}
            onChange={preparation_levels => setAudience({ preparation_levels })}
          />
          <ChooseSeveral
            label={t('general.forms')}
            hint={t('general.all_hint')}
            value={audience.study_forms}
            choices={named(forms)}
            onChange={study_forms => setAudience({ study_forms })}
          />
          <ChooseSeveral
            label={t('general.courses')}
            hint={t('general.all_hint')}
            value={audience.courses}
            choices={yearChoices}
            onChange={courses => setAudience({ courses: courses.toSorted((a, b) => a - b) })}
          />
          <ChooseSeveral
            label={t('general.programs')}
            hint={t('general.all_hint')}
            value={audience.edu_programs}
            choices={programs}
            onChange={edu_programs => setAudience({ edu_programs })}
          />
          <ChooseSeveral
            label={t('general.debts')}
            hint={t('general.debts_hint')}
            value={definition.blocked_by}
            choices={blockingDebts.map(value => ({ value, label: t(`debts.${value}`) }))}
            onChange={blocked_by => set({ blocked_by })}
          />
          <Amount
            label={t('general.max_open')}
            hint={t('general.max_open_hint')}
            at="max_open"
            value={definition.max_open}
            onChange={max_open => set({ max_open })}
          />
        </div>
        {audience.roles.map((role, index) => (
          <FaultNotes key={role} at={`audience.roles.${index}`} />
        ))}
      </Panel>
      <Panel title={t('general.period')} note={t('general.zone', { zone: timeZone() ?? 'UTC' })}>
        {period === null ? (
          <div className="type-editor-line">
            <span className="mut">{t('general.always')}</span>
            <Button
              variant="outlined"
              onClick={() =>
                set({
                  period: {
                    start: fromField(`${toField(new Date().toISOString()).slice(0, 10)}T00:00`),
                    end: fromField(
                      `${toField(new Date(Date.now() + 30 * 86_400_000).toISOString()).slice(0, 10)}T23:59`,
                    ),
                  },
                })
              }
            >
              {t('general.set_period')}
            </Button>
          </div>
        ) : (
          <div className="type-editor-grid">
            <MomentField
              label={t('general.start')}
              at="period.start"
              value={period.start}
              onChange={start => set({ period: { ...period, start } })}
            />
            <MomentField
              label={t('general.end')}
              at="period.end"
              value={period.end}
              onChange={end => set({ period: { ...period, end } })}
            />
            <div>
              <Button variant="text" onClick={() => set({ period: null })}>
                {t('general.no_period')}
              </Button>
            </div>
          </div>
        )}
      </Panel>
      <Panel title={t('general.texts')}>
        <div className="type-editor-stack">
          <MaybeInFour
            label={t('general.agreement')}
            hint={t('general.agreement_hint')}
            at="agreement"
            rows={3}
            value={definition.agreement}
            onChange={agreement => set({ agreement })}
          />
          <MaybeInFour
            label={t('general.completion')}
            hint={t('general.completion_hint')}
            at="completion_message"
            rows={3}
            value={definition.completion_message}
            onChange={completion_message => set({ completion_message })}
          />
        </div>
      </Panel>
    </div>
  );
}
