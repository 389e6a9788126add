import { useState } from 'react';
import { useSession } from '../../app/portal.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { HeadDialog, type Department } from '../parts/heads/head-dialog.tsx';
import { useTypesText } from '../text.ts';

/** Who is the head of which department: routes of applications name them (office). */
export default function DepartmentHeads() {
  const t = useTypesText();
  const format = useFormat();
  const { is_office, is_org_admin } = useSession();
  const mayChange = is_office || is_org_admin;
  const [chosen, setChosen] = useState<Department | null>(null);
  const { data: departments } = useCall('GET /curriculum/cathedras/', {
    query: { page_size: 100 },
  });
  const heads = (departments?.results ?? []).flatMap(one => one.head ?? []).toSorted();
  const { data: teachers } = useCall(
    'GET /curriculum/teachers/',
    { query: { uid: heads, page_size: 100 } },
    { enabled: heads.length > 0, keepPrevious: true },
  );
  const nameOf = ({ head }: Department): string =>
    head === null ? t('heads.none') : (teachers?.results.find(teacher => teacher.uid === head)?.display_name ?? '…');
  return (
    <>
      <PageHeader note={t('heads.lead')} />
      <OfficeTable<Department>
        resource="curriculum/cathedras"
        storeKey="department-heads"
        sort={{ field: 'code', order: 'ASC' }}
        searchLabel={t('heads.search')}
        name={row => format.name(row.name)}
        emptyTitle={t('heads.empty')}
        columns={[
          {
            source: 'name',
            label: t('heads.name'),
            sortable: true,
            render: row => format.name(row.name),
            ...(mayChange ? { onClick: setChosen } : {}),
          },
          { source: 'code', label: t('heads.code'), sortable: true },
          { source: 'head', label: t('heads.head'), render: nameOf },
          ...(mayChange
            ? [
                {
                  source: 'set',
                  label: t('heads.set'),
                  render: (row: Department) => (
                    <OfficeActButton
                      size="small"
                      variant="text"
                      aria-label={`${t('heads.set')}: ${format.name(row.name)}`}
                      onClick={() => setChosen(row)}
                    >
                      {t('heads.set')}
                    </OfficeActButton>
                  ),
                },
              ]
            : []),
        ]}
      />
      {chosen && <HeadDialog department={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
