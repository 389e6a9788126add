import Block from '@mui/icons-material/Block';
import Lock from '@mui/icons-material/LockOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { AccessTarget } from '@portal/event-schemas/registration/requests.ts';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { useSetAccess, type AccessWish, type NewStatus } from './acts-context.ts';
import { useAccessText } from './text.ts';

const ways = [
  ['open', LockOpen],
  ['blocked', Lock],
  ['cancelled', Block],
] as const;
type Way = (typeof ways)[number][0];

/** Open, block or cancel; `now` is the one that holds, null where children differ. */
export function ThreeWay({
  now,
  label,
  targets,
  nameOf,
}: {
  now: Way | null;
  label: string;
  targets: readonly AccessTarget[];
  nameOf?: AccessWish['nameOf'];
}) {
  const t = useAccessText();
  const set = useSetAccess();
  const readOnly = useReadOnlyReason();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={now}
      aria-label={t('act.of', { name: label })}
      className="no-print"
    >
      {ways.map(([way, Icon]) => (
        <ToggleButton
          key={way}
          value={way}
          title={readOnly ? `${t(`act.${way}`)}. ${readOnly}` : t(`act.${way}`)}
          aria-label={`${t(`act.${way}`)}: ${label}`}
          disabled={targets.length === 0 || now === way || readOnly !== undefined}
          sx={{
            padding: '3px 9px',
            '&.Mui-selected.Mui-disabled': { color: 'var(--lapis)', background: 'var(--lapis-soft)' },
          }}
          onClick={() => set({ label, targets, status: (way === 'open' ? null : way) satisfies NewStatus, nameOf })}
        >
          <Icon sx={{ fontSize: 18 }} aria-hidden />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
