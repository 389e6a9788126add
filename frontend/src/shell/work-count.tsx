import { useFormat } from '../i18n/format.ts';
import { useWork } from './use-work.ts';

/** The number beside a menu entry; a title says of what, also to who does not see it. Nothing for none. */
export default function WorkCount({ screen }: { screen: string }) {
  const f = useFormat();
  const here = useWork().data?.results.filter(({ all, count }) => all.screen === screen && count > 0) ?? [];
  const count = here.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  const label = here.map(one => `${f.name(one.title)}: ${f.number(one.count)}`).join('; ');
  return (
    <span className="menu-count num" title={label}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
