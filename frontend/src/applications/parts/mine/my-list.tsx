import './mine.css';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ListedApplication } from '@portal/event-schemas/applications/views.ts';
import { useLink } from '../../../app/links.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../shell/panel.tsx';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { TabBar } from '../../../shell/tab-bar.tsx';
import { useMyApplications } from '../../calls.ts';
import { useMineText } from '../../mine-text.ts';
import { ApplicationStatus } from '../way/application-status.tsx';
import { Waits } from './waits.tsx';

const kinds = ['current', 'drafts', 'finished', 'archive'] as const;
type Kind = (typeof kinds)[number];
const asked: Record<Kind, Record<string, string>> = {
  current: { stage: 'in_review,returned' },
  drafts: { stage: 'draft' },
  finished: { stage: 'approved,rejected,withdrawn' },
  archive: { archived: 'true' },
};
const step = 20;

/** My applications: under way, drafts, finished, archived. */
export function MyList() {
  const t = useMineText();
  const [kind, setKind] = useState<Kind>('current');
  const [many, setMany] = useState(step);
  const list = useMyApplications({ ...asked[kind], page_size: many });
  const choose = (next: Kind): void => {
    setKind(next);
    setMany(step);
  };
  return (
    <Panel flush>
      <TabBar
        label={t('tabs.label')}
        tabs={kinds.map(id => ({ id, label: t(`tabs.${id}`) }))}
        selected={kind}
        onSelect={choose}
      />
      <div role="tabpanel" id={`panel-${kind}`} aria-labelledby={`tab-${kind}`} aria-busy={list.isPlaceholderData}>
        <CallState call={list} lines={4} />
        {list.data?.count === 0 && (
          <EmptyState title={t(`empty.${kind}`)}>
            {kind === 'current' || kind === 'drafts' ? t('empty.hint') : undefined}
          </EmptyState>
        )}
        {(list.data?.count ?? 0) > 0 && <Rows rows={list.data!.results} />}
        {(list.data?.count ?? 0) > many && (
          <div className="apps-more">
            <button type="button" className="button" onClick={() => setMany(Math.min(100, many + step))}>
              {t('more')}
            </button>
          </div>
        )}
      </div>
    </Panel>
  );
}

function Rows({ rows }: { rows: readonly ListedApplication[] }) {
  const t = useMineText();
  const f = useFormat();
  const link = useLink();
  return (
    <div className="apps-box">
      <table className="apps">
        <thead>
          <tr>
            {(['number', 'type', 'status', 'where', 'changed'] as const).map(head => (
              <th key={head} scope="col">
                {t(`head.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.uid}>
              <td className="num">{row.number || <span className="mut">{t('no_number')}</span>}</td>
              <td>
                <Link
                  to={
                    row.stage === 'draft'
                      ? link('coo-form', { type: row.app_type }, { application: row.uid })
                      : link('coo-application', { uid: row.uid })
                  }
                >
                  {f.name(row.type_name)}
                </Link>
              </td>
              <td>
                <ApplicationStatus status={row.status} />
              </td>
              <td>
                <Waits row={row} />
              </td>
              <td className="mut num">{f.shortDateTime(row.changed_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
