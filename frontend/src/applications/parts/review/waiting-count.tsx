import { waitingForYou } from '@portal/event-schemas/applications/names.ts';
import { useFormat } from '../../../i18n/format.ts';
import { MenuCount } from '../../../shell/menu-count.tsx';
import { useQueue } from '../../calls.ts';

/** How many applications wait for me, beside the menu's entry. */
export default function WaitingCount() {
  const format = useFormat();
  const count = useQueue({ page_size: 1 }).data?.count ?? 0;
  return <MenuCount count={count} label={format.name(waitingForYou).replace('{count}', format.number(count))} />;
}
