import type { ReceiptCheckView } from '@portal/event-schemas/audit/ledger-views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Glyph } from '../../../shell/glyph.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useReceiptText } from '../../receipt-text.ts';

const tones = { valid: 'ok', provisional: 'warn', altered: 'bad', unknown: 'bad', forged: 'bad' } as const;
const icons = { ok: 'check', warn: 'warning', bad: 'error' } as const;
const looks = ['content', 'path', 'signature', 'known', 'recorded', 'unchanged'] as const;

/** What a receipt proves, and how each part of the check came out. */
export function Verdict({ check }: { check: ReceiptCheckView }) {
  const t = useReceiptText();
  const format = useFormat();
  const { verdict, position, sealed_at, recorded_after, seal, sealed_by, key } = check;
  const tone = tones[verdict];
  const date = format.dateTime(sealed_at ?? sealed_by ?? 0);
  const proves =
    verdict === 'valid' && recorded_after
      ? t('proves.between', { after: format.dateTime(recorded_after), date, seal: seal ?? 0 })
      : t(`proves.${verdict}`, { date, seal: seal ?? 0 });
  return (
    <Panel>
      <div role="status" style={{ display: 'grid', gap: 'var(--s3)' }}>
        <div style={{ display: 'flex', gap: 'var(--s2)', alignItems: 'center', color: `var(--${tone})` }}>
          <Glyph name={icons[tone]} size={24} />
          <h2 style={{ font: 'var(--t-h2)', color: 'inherit' }}>{t(`verdict.${verdict}`)}</h2>
        </div>
        <p>{proves}</p>
        <p className="mut num">{t('check.event', { position: format.number(position) })}</p>
        <ul style={{ display: 'grid', gap: 4 }}>
          {looks
            .filter(look => check.looks[look] !== null)
            .map(look => (
              <li
                key={look}
                style={{
                  display: 'flex',
                  gap: 8,
                  alignItems: 'flex-start',
                  color: check.looks[look] ? undefined : 'var(--bad)',
                }}
              >
                <span style={{ color: check.looks[look] ? 'var(--ok)' : 'var(--bad)', display: 'flex' }}>
                  <Glyph name={check.looks[look] ? 'check' : 'error'} size={20} />
                </span>
                <span>
                  {t(`look.${look}`)}: {t(check.looks[look] ? 'look.yes' : 'look.no')}
                </span>
              </li>
            ))}
        </ul>
        {key && (
          <p className="mut" style={{ overflowWrap: 'anywhere' }}>
            {t('check.key', { key })}
          </p>
        )}
      </div>
    </Panel>
  );
}
