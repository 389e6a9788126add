import type { PlannedWorks } from '@portal/event-schemas/system/values.ts';
import { useFormat } from '../../i18n/format.ts';
import { Banner } from '../../shell/banners.tsx';
import { Glyph } from '../../shell/glyph.tsx';
import { useText } from '../text.ts';

/** Maintenance is coming: when, and what to do before it. */
export default function WorksBanner({ planned: { starts_at, ends_at } }: { planned: PlannedWorks }) {
  const t = useText();
  const format = useFormat();
  const from = format.shortDateTime(starts_at);
  return (
    <div role="status">
      <Banner icon={<Glyph name="works" />}>
        {ends_at
          ? t('maintenance.planned', { from, to: format.shortDateTime(ends_at) })
          : t('maintenance.planned_open', { from })}
      </Banner>
    </div>
  );
}
