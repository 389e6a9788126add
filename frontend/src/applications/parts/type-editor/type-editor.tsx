import './editor.css';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { TypeForSetting } from '@portal/event-schemas/applications/views.ts';
import { useLink } from '../../../app/links.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { Note } from '../../../shell/note.tsx';
import { PageHeader } from '../../../shell/page-header.tsx';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { TabBar } from '../../../shell/tab-bar.tsx';
import { useTypesText } from '../../text.ts';
import { FaultNotes, FaultsProvider } from './faults.tsx';
import { FormTab } from './form-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { RouteTab } from './route-tab.tsx';
import { stateTones } from './tones.ts';
import { TypeActs } from './type-acts.tsx';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { useKeepType } from './use-keep-type.ts';
import { useTypeDraft } from './use-type-draft.ts';
import { VersionsTab } from './versions-tab.tsx';

const tabs = ['general', 'form', 'route', 'versions'] as const;
type Tab = (typeof tabs)[number];
const tabOf: Record<string, Tab> = { properties: 'form', route: 'route' };

/** The editor of one type. What is typed stays until it is saved or given up on purpose. */
export function TypeEditor({ type, readOnly }: { type: TypeForSetting; readOnly: boolean }) {
  const t = useTypesText();
  const format = useFormat();
  const link = useLink();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [gone, setGone] = useState(false);
  const draft = useTypeDraft(type.draft, type.faults);
  const keep = useKeepType(type, draft);
  const { definition, edit, faults } = draft;
  const chosen = search.get('tab') as Tab | null;
  const tab: Tab = chosen && tabs.includes(chosen) ? chosen : 'general';
  const select = (id: Tab): void => setSearch({ tab: id }, { replace: true, preventScrollReset: true });
  const count = (id: Tab): number =>
    faults.filter(({ path }) => (tabOf[path.split('.')[0]!] ?? 'general') === id).length;
  const labelOf = (id: Tab): string =>
    id !== 'versions' && count(id) > 0 ? `${t(`tabs.${id}`)} (${count(id)})` : t(`tabs.${id}`);
  const errors = faults.filter(fault => !fault.warning).length;
  const leaveRemoved = (): void => {
    setGone(true);
    setTimeout(() => void navigate(link('application-types')));
  };
  return (
    <FaultsProvider value={faults}>
      <UnsavedGuard dirty={draft.dirty && !gone} />
      <PageHeader
        title={format.name(definition.names) || t('list.name')}
        status={<StatusChip tone={stateTones[type.state]}>{t(`states.${type.state}`)}</StatusChip>}
        note={type.version === null ? undefined : t('versions.version', { version: type.version })}
        actions={readOnly ? undefined : <TypeActs type={type} onGone={leaveRemoved} />}
      />
      {type.state === 'closed' && <Note tone="warn">{t('closed_because', { reason: type.closed_reason })}</Note>}
      {!readOnly && (
        <div className="type-bar">
          <span className="grow mut" role="status">
            {draft.dirty
              ? t('bar.unsaved')
              : type.changed || type.version === null
                ? t('bar.unpublished')
                : t('bar.published')}
            {errors > 0 && ` · ${t('faults', { smart_count: errors })}`}
          </span>
          <Button variant="text" disabled={!draft.canUndo} onClick={draft.undo}>
            {t('bar.undo')}
          </Button>
          <Button
            variant="outlined"
            disabled={!draft.dirty || !draft.whole}
            loading={keep.saving}
            onClick={() => void keep.save()}
          >
            {t('bar.save')}
          </Button>
          <Button variant="contained" disabled={errors > 0 || (!draft.dirty && !type.changed)} onClick={keep.ask}>
            {t('bar.publish')}
          </Button>
        </div>
      )}
      {keep.refusal && (
        <Note tone="bad">
          {keep.refusal}
          {keep.overtaken && (
            <>
              {' '}
              <Button size="small" variant="text" onClick={() => void keep.save(true)}>
                {t('bar.save_anyway')}
              </Button>
            </>
          )}
        </Note>
      )}
      <TabBar
        label={format.name(definition.names)}
        tabs={tabs.map(id => ({ id, label: labelOf(id) }))}
        selected={tab}
        onSelect={select}
      />
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} style={{ paddingTop: 16 }}>
        <fieldset disabled={readOnly} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          {tab === 'general' && (
            <>
              <FaultNotes at="period" />
              <GeneralTab definition={definition} edit={edit} />
            </>
          )}
          {tab === 'form' && <FormTab definition={definition} edit={edit} />}
          {tab === 'route' && <RouteTab definition={definition} edit={edit} />}
        </fieldset>
        {tab === 'versions' && <VersionsTab type={type} definition={definition} edit={edit} readOnly={readOnly} />}
      </div>
      <ConfirmDialog
        open={keep.asking}
        title={t('ask.publish', { version: (type.version ?? 0) + 1 })}
        confirm={t('bar.publish')}
        busy={keep.publishing}
        onConfirm={() => void keep.publish()}
        onClose={keep.cancel}
      >
        <p>{t('ask.publish_new')}</p>
        <p>{t('ask.publish_running', { smart_count: type.open })}</p>
        {faults.some(fault => fault.warning) && (
          <>
            <p>{t('ask.warnings')}</p>
            <ul>
              {faults
                .filter(fault => fault.warning)
                .map(fault => (
                  <li key={`${fault.path} ${fault.code}`}>{fault.message}</li>
                ))}
            </ul>
          </>
        )}
      </ConfirmDialog>
    </FaultsProvider>
  );
}
