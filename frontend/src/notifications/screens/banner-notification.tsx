import type { Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import { entities } from '@portal/event-schemas/notifications/entities.ts';
import { inEveryLanguage } from '@portal/event-schemas/notifications/texts-in-languages.ts';
import type words from '@portal/event-schemas/notifications/words/ru.ts';
import { useWatch } from 'react-hook-form';
import { listScreen } from '../../entity/list-screen.tsx';
import { useShown } from '../../entity/values.tsx';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { moduleText } from '../../i18n/texts.ts';
import { BannerLine } from '../../shell/notification-banners.tsx';

const { web_banner } = entities;
export type Banner = Row<typeof web_banner>;
const useWords = moduleText<typeof words>('notifications-words');

/** banner_notification: lines above every screen, for whom and from when to when. */
export default listScreen(web_banner, {
  columns: [
    'message',
    { field: 'type', tones: { personal: 'info', important: 'bad', group: 'ok', university: 'warn' } },
    { field: 'target_audience', render: row => <Audience banner={row as Banner} /> },
    { field: 'state', tones: { scheduled: 'info', shown: 'ok', over: 'quiet' } },
    'begin_to_show_at',
    'stop_to_show_at',
    { field: 'author', optional: true },
  ],
  below: () => <Preview />,
});

/** "Студентам: магистратура, 2 курс". The university may have its own names for roles. */
function Audience({ banner }: { banner: Banner }) {
  const t = useWords();
  const format = useFormat();
  const { show } = useShown(web_banner);
  const { data: roles = [] } = useCall('GET /new_notifications/role_names/', {}, { staleTime: Infinity });
  const narrower = [
    ...banner.target_audience_options.map(code => format.name(roles.find(({ value }) => value === code)?.name ?? code)),
    banner.preparation_level && show('preparation_level', banner),
    banner.course && t('web_banner.own.year', { course: banner.course }),
    banner.load_type && show('load_type', banner),
  ];
  return [show('target_audience', banner), narrower.filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

/** The banner as its readers will see it. */
function Preview() {
  const t = useWords();
  const format = useFormat();
  const { type, message } = useWatch() as Banner;
  const text = format.name(inEveryLanguage(message));
  return (
    text && (
      <div aria-label={t('web_banner.own.preview')} role="group">
        <BannerLine type={type} message={text} />
      </div>
    )
  );
}
