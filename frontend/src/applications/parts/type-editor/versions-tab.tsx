import Button from '@mui/material/Button';
import { useState } from 'react';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { differencesOf, type Difference } from '@portal/event-schemas/applications/differences.ts';
import type { TypeForSetting } from '@portal/event-schemas/applications/views.ts';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../shell/panel.tsx';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { useTypesText } from '../../text.ts';
import { Choose } from './inputs.tsx';
import type { Edit } from './use-type-draft.ts';

const draft = 'draft';

/** What was published when, how many run by it, and what differs between any two. */
export function VersionsTab({
  type,
  definition,
  edit,
  readOnly,
}: {
  type: TypeForSetting;
  definition: TypeDefinition;
  edit: Edit;
  readOnly: boolean;
}) {
  const t = useTypesText();
  const format = useFormat();
  const versions = useCall(
    'GET /studapps/app-types/{uid}/versions/',
    { params: { uid: type.uid } },
    { live: { channel: 'notifications', keys: [`application_type:${type.uid}`] } },
  );
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  if (!versions.isSuccess) return <CallState call={versions} lines={4} />;
  const { data } = versions;
  if (data.length === 0) return <EmptyState title={t('versions.none')}>{t('versions.none_hint')}</EmptyState>;
  const from = chosen.from ?? String(data[0]!.version);
  const to = chosen.to ?? draft;
  const at = (key: string): TypeDefinition =>
    key === draft ? definition : (data.find(one => String(one.version) === key)?.definition ?? definition);
  const choices = [
    { value: draft, label: t('versions.draft') },
    ...data.map(({ version }) => ({ value: String(version), label: t('versions.version', { version }) })),
  ];
  return (
    <div className="type-editor-stack">
      <Panel title={t('versions.title')} flush>
        <ul className="version-list">
          {data.map(({ version, at: moment, by, open, finished, definition: old }) => (
            <li key={version}>
              <strong>{t('versions.version', { version })}</strong>
              <span className="mut num">
                {format.dateTime(moment)}
                {by && ` · ${by}`}
              </span>
              <span className="num">{t('versions.running', { open, finished })}</span>
              {!readOnly && (
                <Button size="small" variant="text" onClick={() => edit(() => old)}>
                  {t('versions.take')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('versions.differences')}>
        <div className="type-editor-stack">
          <div className="type-editor-grid">
            <Choose
              label={t('versions.from')}
              value={from}
              choices={choices}
              onChange={value => setChosen({ ...chosen, from: value })}
            />
            <Choose
              label={t('versions.to')}
              value={to}
              choices={choices}
              onChange={value => setChosen({ ...chosen, to: value })}
            />
          </div>
          <Differences of={differencesOf(at(from), at(to))} />
        </div>
      </Panel>
    </div>
  );
}

function Differences({ of }: { of: readonly Difference[] }) {
  const t = useTypesText();
  const format = useFormat();
  if (of.length === 0) return <p className="mut">{t('versions.same')}</p>;
  return (
    <ul className="difference-list">
      {of.map(({ what, how, name, parts }, index) => (
        <li key={index}>
          <strong>
            {t(`versions.what.${what}`)}
            {name && ` «${format.name(name)}»`}
          </strong>{' '}
          — {t(`versions.how.${how}`)}
          {parts.length > 0 && (
            <span className="mut">: {parts.map(part => t(`parts.${part as 'names'}`)).join(', ')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
