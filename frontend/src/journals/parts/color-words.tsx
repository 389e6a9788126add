import type { ColorView } from '@portal/event-schemas/journals/views.ts';
import { useEntityWords } from '../../entity/words.ts';

/** What each colour of the grid means. */
export function ColorWords({ colors }: { colors: readonly ColorView[] }) {
  const words = useEntityWords({ module: 'journals', entity: 'journal_color' });
  const names = words.codes?.['what'] ?? {};
  return (
    <ul
      aria-label={words.many}
      style={{ display: 'flex', flexWrap: 'wrap', gap: '6px 16px', margin: 0, padding: '10px 16px', listStyle: 'none' }}
    >
      {colors.map(({ code, color, from, to }) => (
        <li key={code} style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
          <span
            aria-hidden
            style={{
              width: 14,
              height: 14,
              borderRadius: 4,
              background: color,
              boxShadow: 'inset 0 0 0 1px var(--line)',
            }}
          />
          <span className="mut">
            {names[code]}
            {from !== null && to !== null && ` ${from}–${to}\u00a0%`}
          </span>
        </li>
      ))}
    </ul>
  );
}
