import Box from '@mui/material/Box';
import type { AsOfView } from '@portal/event-schemas/audit/as-of.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useAsOfText } from '../../as-of-text.ts';

/** Moments that are ready at once, each a button. */
export function KeptMoments({
  kept,
  chosen,
  onChosen,
}: {
  kept: readonly AsOfView[];
  chosen: string | undefined;
  onChosen: (view: AsOfView) => void;
}) {
  const t = useAsOfText();
  const format = useFormat();
  const ready = kept.filter(view => view.status === 'ready');
  if (ready.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <h3>{t('moment.kept')}</h3>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {ready.map(view => (
          <li key={view.uid}>
            <button
              type="button"
              className="button"
              aria-pressed={view.uid === chosen}
              onClick={() => onChosen(view)}
              style={view.uid === chosen ? { borderColor: 'var(--lapis)', background: 'var(--lapis-soft)' } : undefined}
            >
              <span className="num">
                {format.shortDate(view.moment)} {format.timeWithSeconds(view.moment)}
              </span>
              <span className="mut num">
                № {format.number(view.position)}
                {view.mine ? '' : ` · ${view.asked_by.display_name}`}
              </span>
            </button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
