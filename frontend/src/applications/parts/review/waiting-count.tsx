import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useFormat } from '../../../i18n/format.ts';
import { MenuCount } from '../../../shell/menu-count.tsx';
import { useQueue } from '../../calls.ts';

const label: Localized = {
  ru: 'ждут вашего решения: {count}',
  kk: 'сіздің шешіміңізді күтуде: {count}',
  en: 'waiting for your decision: {count}',
  ky: 'сиздин чечимиңизди күтүүдө: {count}',
};

/** How many applications wait for me, beside the menu's entry. */
export default function WaitingCount() {
  const format = useFormat();
  const count = useQueue({ page_size: 1 }).data?.count ?? 0;
  return <MenuCount count={count} label={format.name(label).replace('{count}', format.number(count))} />;
}
