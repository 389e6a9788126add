import '../mine/mine.css';
import { Link } from 'react-router';
import type { ListedApplication } from '@portal/event-schemas/applications/views.ts';
import { useLink } from '../../../app/links.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useReviewText } from '../../review-text.ts';
import { ApplicationStatus } from '../way/application-status.tsx';
import { Age, Due } from './age.tsx';

export interface QueueTableProps {
  rows: readonly ListedApplication[];
  selected: ReadonlySet<string>;
  onSelect: (uids: ReadonlySet<string>) => void;
  waiting: boolean;
}

/** Applications as rows, on a phone as cards; each can be selected. */
export function QueueTable({ rows, selected, onSelect, waiting }: QueueTableProps) {
  const t = useReviewText();
  const f = useFormat();
  const link = useLink();
  const all = rows.every(({ uid }) => selected.has(uid));
  const toggle = (uid: string): void =>
    onSelect(new Set(selected.has(uid) ? [...selected].filter(one => one !== uid) : [...selected, uid]));
  const heads = ['number', 'applicant', 'type', 'status', 'where', 'since', 'due'] as const;
  return (
    <div className="apps-box">
      <table className="apps">
        <thead>
          <tr>
            <th className="pick" scope="col">
              <input
                type="checkbox"
                aria-label={t('select_all')}
                checked={all}
                onChange={() => onSelect(new Set(all ? [] : rows.map(({ uid }) => uid)))}
              />
            </th>
            {heads
              .filter(head => waiting || (head !== 'since' && head !== 'due'))
              .map(head => (
                <th key={head} scope="col">
                  {t(`head.${head}`)}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.uid} className={row.overdue ? 'late' : undefined}>
              <td className="pick">
                <input
                  type="checkbox"
                  aria-label={t('select', { number: row.number })}
                  checked={selected.has(row.uid)}
                  onChange={() => toggle(row.uid)}
                />
              </td>
              <td className="num">
                <Link to={link('coo-review-application', { uid: row.uid })}>{row.number}</Link>
              </td>
              <td>
                {row.applicant.display_name}
                <div className="mut">{[row.applicant_code, row.group_name].filter(Boolean).join(' · ')}</div>
              </td>
              <td>{f.name(row.type_name)}</td>
              <td>
                <ApplicationStatus status={row.status} />
              </td>
              <td>{f.name(row.waits_at)}</td>
              {waiting && (
                <td>
                  <Age since={row.step_since} />
                </td>
              )}
              {waiting && (
                <td>
                  <Due row={row} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
