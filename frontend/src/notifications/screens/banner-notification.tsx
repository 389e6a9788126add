import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { loadTypeNames, preparationLevelNames } from '@portal/event-schemas/curriculum/names.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { audiences } from '@portal/event-schemas/notifications/audiences.ts';
import type { BannerRow } from '@portal/event-schemas/notifications/banners.ts';
import { inEveryLanguage } from '@portal/event-schemas/notifications/texts-in-languages.ts';
import { useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useBannersText } from '../banners-text.ts';
import { BannerForm } from '../parts/banners/banner-form.tsx';

const states = ['scheduled', 'shown', 'over'] as const;
const stateTones = { scheduled: 'info', shown: 'ok', over: 'quiet' } as const;
const typeTones = { personal: 'info', important: 'bad', group: 'ok', university: 'warn' } as const;

/** banner_notification: lines above every screen, for whom and from when to when. */
export default function BannerNotification() {
  const t = useBannersText();
  const format = useFormat();
  const audience = useAudienceText();
  const [open, setOpen] = useState<BannerRow | 'new' | null>(null);
  const [removed, setRemoved] = useState<BannerRow | null>(null);
  const remove = useSend('DELETE /new_notifications/web_notification_banner/{uid}/', {
    done: t('removed'),
    onDone: () => setRemoved(null),
  });
  const add = (
    <OfficeActButton variant="contained" onClick={() => setOpen('new')}>
      {t('add')}
    </OfficeActButton>
  );
  const text = (row: BannerRow): string => format.name(inEveryLanguage(row.message));
  return (
    <>
      <PageHeader note={t('lead')} actions={add} />
      <OfficeTable<BannerRow>
        resource="new_notifications/web_notification_banner/list_for_banner_creators"
        sort={{ field: 'begin_to_show_at', order: 'DESC' }}
        searchLabel={t('search')}
        name={text}
        emptyTitle={t('empty')}
        emptyHint={t('empty_hint')}
        emptyAction={add}
        filters={[
          {
            source: 'state',
            label: t('state'),
            kind: 'choice',
            choices: states.map(value => ({ value, label: t(`states.${value}`) })),
          },
          {
            source: 'target_audience',
            label: t('audience'),
            kind: 'choice',
            choices: audiences.map(value => ({ value, label: t(`audiences.${value}`) })),
          },
        ]}
        columns={[
          { source: 'message', label: t('message'), render: text, onClick: setOpen },
          {
            source: 'type',
            label: t('type'),
            sortable: true,
            render: row => <StatusChip tone={typeTones[row.type]}>{t(`types.${row.type}`)}</StatusChip>,
          },
          { source: 'target_audience', label: t('audience'), sortable: true, render: audience },
          {
            source: 'state',
            label: t('state'),
            render: row => <StatusChip tone={stateTones[row.state]}>{t(`states.${row.state}`)}</StatusChip>,
          },
          {
            source: 'begin_to_show_at',
            label: t('begins'),
            sortable: true,
            render: row => format.shortDateTime(row.begin_to_show_at),
          },
          {
            source: 'stop_to_show_at',
            label: t('stops'),
            sortable: true,
            render: row => format.shortDateTime(row.stop_to_show_at),
          },
          {
            source: 'author_name',
            label: t('author'),
            sortable: true,
            optional: true,
            render: row => row.author_name ?? '–',
          },
          {
            source: 'actions',
            label: t('actions'),
            render: row => (
              <OfficeActButton
                size="small"
                variant="text"
                color="error"
                aria-label={`${t('remove')}: ${text(row)}`}
                onClick={() => setRemoved(row)}
              >
                {t('remove')}
              </OfficeActButton>
            ),
          },
        ]}
      />
      {open && <BannerForm row={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={removed !== null}
        title={t('remove_title')}
        confirm={t('remove')}
        destructive
        busy={remove.isPending}
        onClose={() => setRemoved(null)}
        onConfirm={() => removed && remove.mutate({ params: { uid: removed.uid } })}
      >
        {removed && t('remove_text', { name: text(removed) })}
      </ConfirmDialog>
    </>
  );
}

/** "Студенты: магистратура, 2 курс". */
function useAudienceText(): (row: BannerRow) => string {
  const t = useBannersText();
  const format = useFormat();
  const { data: roles = [] } = useCall<{ value: Role; name: Localized }[]>(
    'GET /new_notifications/role_names/',
    {},
    { staleTime: Infinity },
  );
  return row => {
    const narrower = [
      ...row.target_audience_options.map(code => format.name(roles.find(role => role.value === code)?.name ?? code)),
      row.preparation_level && format.name(preparationLevelNames[row.preparation_level]),
      row.course && t('year', { course: row.course }),
      row.load_type && format.name(loadTypeNames[row.load_type]),
    ]
      .filter(Boolean)
      .join(', ');
    return [t(`audiences.${row.target_audience}`), narrower].filter(Boolean).join(': ');
  };
}
