import { bug } from '@portal/event-schemas/bugs/entities.ts';
import type { Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { ActButtons } from '../../entity/act-button.tsx';
import { EntityForm } from '../../entity/form.tsx';
import { LifeHistory, StateChip } from '../../entity/life-parts.tsx';
import { useMayChange } from '../../entity/may.ts';
import { useRecord } from '../../entity/use-record.ts';
import { useShown } from '../../entity/values.tsx';
import { useEntityWords } from '../../entity/words.ts';
import { ApiRefusal } from '../../http/refusal.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { BugFiles } from '../parts/bug-files.tsx';
import { MergeDialog } from '../parts/merge-dialog.tsx';
import { useBugText } from '../text.ts';

/** my-bugs/view?uid=…: one bug for whoever reported it and for administrators. */
export default function BugScreen() {
  const [search] = useSearchParams();
  const link = useLink();
  const uid = search.get('uid');
  const found = useRecord(bug, uid);
  // Mails about a report into which one's own was merged lead here, too: others see it not.
  const isForeign = found.error instanceof ApiRefusal && found.error.status === 404;
  if (!uid || isForeign) return <Navigate to={link('my-bugs')} replace />;
  if (found.data) return <BugPage key={uid} one={found.data} />;
  return <PageCallState call={found} />;
}

const facts = [
  'happened',
  'expected',
  'page',
  'request',
  'browser',
  'reporter',
  'reporter_role',
  'created_at',
  'assignee',
  'outcome',
  'performed_at',
] as const;

function BugPage({ one }: { one: Row<typeof bug> }) {
  const t = useBugText();
  const link = useLink();
  const words = useEntityWords(bug);
  const { show } = useShown(bug);
  const mayChange = useMayChange(bug);
  const [asking, setAsking] = useState<'change' | 'merge' | null>(null);
  const close = (): void => setAsking(null);
  return (
    <>
      <PageHeader
        title={t('number', { number: one.number, title: one.title })}
        status={<StateChip entity={bug} row={one} />}
        actions={
          <>
            {mayChange(one).change && (
              <OfficeActButton variant="outlined" onClick={() => setAsking('change')}>
                {t('edit')}
              </OfficeActButton>
            )}
            <ActButtons entity={bug} row={one} />
            {'merge' in one.may && (
              <OfficeActButton variant="outlined" onClick={() => setAsking('merge')}>
                {t('merge')}
              </OfficeActButton>
            )}
          </>
        }
      />
      <Panel title={t('about')}>
        <dl>
          {facts
            .filter(name => !['', '–'].includes(show(name, one)))
            .map(name => (
              <div key={name} style={{ marginBottom: 'var(--s2)' }}>
                <dt className="mut">{words.fields[name]}</dt>
                <dd style={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{show(name, one)}</dd>
              </div>
            ))}
          {one.merged_into && (
            <div>
              <dt className="mut">{words.fields['merged_into']}</dt>
              <dd style={{ margin: 0 }}>
                <Link to={link('bug', {}, { uid: one.merged_into })}>{show('merged_into', one)}</Link>
              </dd>
            </div>
          )}
        </dl>
      </Panel>
      {one.files_files.length > 0 && (
        <Panel title={words.fields['files']}>
          <BugFiles files={one.files_files} />
        </Panel>
      )}
      <Panel title={t('history')}>
        <LifeHistory entity={bug} row={one} />
      </Panel>
      {asking === 'change' && <EntityForm entity={bug} row={one} onClose={close} />}
      {asking === 'merge' && <MergeDialog row={one} onClose={close} />}
    </>
  );
}
