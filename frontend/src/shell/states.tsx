import type { ReactNode } from 'react';
import { ApiFailure, ApiRefusal } from '../http/refusal.ts';
import { Glyph, type GlyphName } from './glyph.tsx';
import { useShellText } from './texts.ts';

/** An icon, a sentence, what to do next: the shape of every state that is not the screen itself. */
export function StateMessage({
  icon,
  title,
  children,
  action,
  tone = 'quiet',
}: {
  icon: GlyphName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  tone?: 'quiet' | 'bad';
}) {
  return (
    <div className="state">
      <div className={`state-icon ${tone}`}>
        <Glyph name={icon} size={24} />
      </div>
      <div className="state-title">{title}</div>
      {children && <div className="state-text">{children}</div>}
      {action && <div className="state-action">{action}</div>}
    </div>
  );
}

/** Nothing there: `<EmptyState title={t('no_courses')} action={<Button …/>}>why, and what to do</EmptyState>`. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const t = useShellText();
  return (
    <StateMessage icon="inbox" title={title ?? t('empty.title')} action={action}>
      {children}
    </StateMessage>
  );
}

/** A query failed: says what the server said, offers to try again. */
export function ErrorState({ error, retry }: { error: unknown; retry?: () => void }) {
  const t = useShellText();
  const requestId = error instanceof ApiFailure || error instanceof ApiRefusal ? error.requestId : undefined;
  const says =
    error instanceof ApiRefusal
      ? error.message
      : error instanceof ApiFailure
        ? t(`failures.${error.reason}`)
        : t('error.text');
  return (
    <StateMessage
      tone="bad"
      icon="error"
      title={t('error.title')}
      action={
        retry && (
          <button type="button" className="button" onClick={retry}>
            {t('error.retry')}
          </button>
        )
      }
    >
      {says}
      {requestId && <div className="mut num">{t('error.request', { id: requestId })}</div>}
    </StateMessage>
  );
}

/** Grey lines in the place of what is loading: `<Skeletons lines={4} />` or `<Skeletons lines={1} height={200} />`. */
export function Skeletons({ lines = 3, height = 20 }: { lines?: number; height?: number }) {
  const t = useShellText();
  return (
    <div role="status" aria-label={t('loading')} className="skeletons">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} style={{ height }} />
      ))}
    </div>
  );
}

/** What `useCall` and the like return. */
interface Call {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}
export interface CallStateProps {
  /** One call or several that are shown together. */
  call: Call | readonly Call[];
  /** How many grey lines stand for what is loading, and how high each is. */
  lines?: number;
  height?: number;
}

/**
 * In the place of what a call answers: grey lines while it is on its way, what went wrong with a way to try again,
 * nothing when it is there. `if (!plan.isSuccess) return <CallState call={plan} />`; a whole page: `PageCallState`.
 */
export function CallState({ call, ...lines }: CallStateProps) {
  const calls = [call].flat();
  const failed = calls.filter(({ isError }) => isError);
  if (failed[0])
    return <ErrorState error={failed[0].error} retry={() => failed.forEach(({ refetch }) => void refetch())} />;
  return calls.some(({ isPending }) => isPending) && <Skeletons {...lines} />;
}
