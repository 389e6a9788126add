import { Brand } from './brand.tsx';

/** What stands there while the portal's state loads. */
export function Splash() {
  return (
    <div className="splash" aria-busy="true">
      <Brand size={48} />
    </div>
  );
}
