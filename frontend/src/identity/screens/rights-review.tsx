import type { ReviewedPerson } from '@portal/event-schemas/identity/rights-review.ts';
import { useState } from 'react';
import { useLink } from '../../app/links.ts';
import { useSession } from '../../app/portal.ts';
import { RowButtons } from '../../entity/row-buttons.tsx';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { useRoleName } from '../../shell/role-name.ts';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { TakeRoles } from '../parts/rights/take-roles.tsx';
import { useRightsText } from '../rights-text.ts';

/** rights-review: once a year, whether people still need their roles. */
export default function RightsReview() {
  const t = useRightsText();
  const format = useFormat();
  const decides = useSession().is_org_admin;
  const reviews = useCall('GET /identity/rights_reviews/', {});
  const [thisYear] = useState(() => new Date().getFullYear());
  const begin = useSend('POST /identity/rights_reviews/', { done: t('begun') });
  const [chosen, setChosen] = useState<number>();
  const all = reviews.data?.reviews ?? [];
  const review = all.find(({ year }) => year === (chosen ?? all[0]?.year));
  const canBegin = decides && reviews.data !== undefined && !all.some(({ year }) => year === thisYear);
  return (
    <>
      <PageHeader
        note={t('review_lead')}
        actions={
          canBegin && (
            <OfficeActButton variant="contained" onClick={() => begin.mutate({ body: { year: thisYear } })}>
              {t('begin', { year: thisYear })}
            </OfficeActButton>
          )
        }
      />
      <CallState call={reviews} lines={3} />
      {reviews.data && !review && <EmptyState title={t('no_review')}>{t('no_review_text')}</EmptyState>}
      {review && (
        <>
          {all.length > 1 && (
            <div role="group" aria-label={t('year')} className="form-actions">
              {all.map(({ year }) => (
                <button
                  key={year}
                  type="button"
                  className={year === review.year ? 'button primary' : 'button'}
                  aria-pressed={year === review.year}
                  onClick={() => setChosen(year)}
                >
                  {year}
                </button>
              ))}
            </div>
          )}
          <p className="num">
            {t('progress', {
              decided: review.decided,
              left: review.left,
              by: review.begun_by,
              date: format.shortDate(review.begun_at),
            })}
          </p>
          <People key={review.year} year={review.year} />
        </>
      )}
    </>
  );
}

function People({ year }: { year: number }) {
  const link = useLink();
  const t = useRightsText();
  const format = useFormat();
  const roleName = useRoleName();
  const session = useSession();
  const [taking, setTaking] = useState<ReviewedPerson>();
  const keep = useSend('POST /identity/rights_reviews/{year}/decide/', { done: t('kept_now') });
  return (
    <>
      <OfficeTable<ReviewedPerson>
        resource="identity/reviewed_rights"
        permanentFilter={{ year }}
        sort={{ field: 'display_name', order: 'ASC' }}
        searchLabel={t('person_find')}
        name={row => row.display_name}
        emptyTitle={t('all_seen')}
        filters={[{ source: 'waits', label: t('waits'), kind: 'boolean' }]}
        columns={[
          {
            source: 'display_name',
            label: t('name'),
            sortable: true,
            to: ({ uid }) => link('user-info', {}, { uid }),
          },
          { source: 'login', label: t('login'), sortable: true, optional: true },
          { source: 'roles', label: t('roles'), render: row => row.roles.map(roleName).join(', ') },
          {
            source: 'last_login_at',
            label: t('last_login'),
            sortable: true,
            render: row => (row.last_login_at ? format.shortDateTime(row.last_login_at) : t('never')),
          },
          {
            source: 'decision',
            label: t('decision'),
            sortable: true,
            render: row =>
              row.decision && (
                <>
                  <StatusChip tone={row.decision === 'kept' ? 'ok' : 'warn'}>
                    {t(`decisions.${row.decision}`)}
                  </StatusChip>{' '}
                  {row.taken.map(roleName).join(', ')} {row.reason}
                </>
              ),
          },
          { source: 'decided_by', label: t('decided_by'), optional: true },
          {
            source: 'actions',
            label: t('actions'),
            render: row => (
              <RowButtons
                name={row.display_name}
                buttons={
                  session.is_org_admin && session.profile?.uid !== row.uid
                    ? [
                        {
                          label: t('keep'),
                          onClick: () =>
                            keep.mutate({
                              params: { year },
                              body: { account: row.uid, seen: row.roles, take: [], reason: '' },
                            }),
                        },
                        { label: t('take'), bad: true, onClick: () => setTaking(row) },
                      ]
                    : []
                }
              />
            ),
          },
        ]}
      />
      {taking && <TakeRoles person={taking} year={year} onClose={() => setTaking(undefined)} />}
    </>
  );
}
