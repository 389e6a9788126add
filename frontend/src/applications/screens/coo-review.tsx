import { useState } from 'react';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { useQueue } from '../calls.ts';
import { BulkBar } from '../parts/review/bulk.tsx';
import { Points, QueueTools } from '../parts/review/queue-filters.tsx';
import { askedOf, pageSize, queueLists, useQueueQuery } from '../parts/review/queue-query.ts';
import { QueueTable } from '../parts/review/queue-table.tsx';
import { useReviewText } from '../review-text.ts';

const nobody: ReadonlySet<string> = new Set();

/** Applications that wait for my decision, by waypoint; what I have handled; the archive (portal.md §2 "coo_review"). */
export default function CooReview() {
  const t = useReviewText();
  const [query, change] = useQueueQuery();
  const [selected, setSelected] = useState(nobody);
  const queue = useQueue(askedOf(query));
  const ask: typeof change = more => {
    setSelected(nobody);
    change(more);
  };
  const { list, page } = query;
  const rows = queue.data?.results ?? [];
  const count = queue.data?.count ?? 0;
  const narrowed = query.search !== '' || query.waypoint !== '' || query.as !== '' || query.overdue;
  return (
    <>
      <PageHeader />
      {list === 'waiting' && <Points query={query} onChange={ask} />}
      <Panel flush>
        <TabBar
          label={t('tabs.label')}
          tabs={queueLists.map(id => ({ id, label: t(`tabs.${id}`) }))}
          selected={list}
          onSelect={next => ask({ list: next, overdue: false, type: '', waypoint: '' })}
        />
        <div role="tabpanel" id={`panel-${list}`} aria-labelledby={`tab-${list}`} aria-busy={queue.isPlaceholderData}>
          <QueueTools query={query} onChange={ask} />
          <CallState call={queue} lines={6} />
          {queue.data && rows.length === 0 && (
            <EmptyState title={t(narrowed ? 'empty.filtered' : `empty.${list}`)}>
              {!narrowed && list === 'waiting' ? t('empty.waiting_hint') : undefined}
            </EmptyState>
          )}
          {rows.length > 0 && (
            <QueueTable rows={rows} selected={selected} onSelect={setSelected} waiting={list === 'waiting'} />
          )}
          {count > pageSize && (
            <div className="apps-more">
              <button type="button" className="button" disabled={page === 0} onClick={() => ask({ page: page - 1 })}>
                {t('previous')}
              </button>
              <span className="mut num">
                {t('page', { from: page * pageSize + 1, to: page * pageSize + rows.length, count })}
              </span>
              <button
                type="button"
                className="button"
                disabled={(page + 1) * pageSize >= count}
                onClick={() => ask({ page: page + 1 })}
              >
                {t('next')}
              </button>
            </div>
          )}
          <BulkBar rows={rows.filter(({ uid }) => selected.has(uid))} list={list} onClear={() => setSelected(nobody)} />
        </div>
      </Panel>
    </>
  );
}
