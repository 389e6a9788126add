import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What an address remembers that was opened from the list: the list is one step back, where it was scrolled to. */
const listed = { listed: true } as const;

/** The course that is open stands in the address. On a phone it is a page of its own; `target`: where the keyboard follows to. */
export function useCourseAddress(phone: boolean, target: string) {
  const [search, setSearch] = useSearchParams();
  const at = useLocation().state as Partial<typeof listed> | null;
  const navigate = useNavigate();
  const selected = search.get('course');
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = selected;
    return () => {
      shown.current = null;
    };
  }, [selected]);
  const follow = (preventScroll: boolean): void => document.getElementById(target)?.focus({ preventScroll });
  const close = (): void => setSearch({}, { replace: true, preventScrollReset: true });
  return {
    selected,
    /** The keyboard follows to the course, as the eye does. */
    open: (uid: string): void => {
      const state = phone && selected === null ? listed : null;
      setSearch({ course: uid }, { replace: !phone, preventScrollReset: !phone, state });
      follow(!phone);
    },
    close,
    /** Back from the page of a course to the list; who has gone elsewhere meanwhile stays there. */
    leave: (uid: string): void => {
      if (shown.current !== uid) return;
      if (at?.listed) void navigate(-1);
      else close();
      follow(true);
    },
  };
}
