import { Box, Button, Skeleton } from '@mui/material';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { ApiFailure, ApiRefusal } from '../http/refusal.ts';
import { useShellText } from './texts.ts';

/** An icon, a sentence, what to do next: the shape of every state that is not the screen itself. */
export function StateMessage({ icon, title, children, action, tone = 'quiet' }: { icon: ReactNode; title: ReactNode; children?: ReactNode; action?: ReactNode; tone?: 'quiet' | 'bad' }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, padding: '40px 16px', textAlign: 'center', color: 'var(--ink-2)' }}>
      <Box sx={{ width: 48, height: 48, borderRadius: '50%', display: 'grid', placeItems: 'center', background: tone === 'bad' ? 'var(--bad-soft)' : 'var(--bg)', color: tone === 'bad' ? 'var(--bad)' : 'var(--ink-3)' }}>{icon}</Box>
      <Box sx={{ font: 'var(--t-h3)', color: 'var(--ink)' }}>{title}</Box>
      {children && <Box sx={{ maxWidth: 460 }}>{children}</Box>}
      {action && <Box sx={{ marginTop: 1 }}>{action}</Box>}
    </Box>
  );
}

/** Nothing there: `<EmptyState title={t('no_courses')} action={<Button …/>}>why, and what to do</EmptyState>`. */
export function EmptyState({ title, children, action }: { title?: ReactNode; children?: ReactNode; action?: ReactNode }) {
  const t = useShellText();
  return (
    <StateMessage icon={<Inbox aria-hidden />} title={title ?? t('empty.title')} action={action}>
      {children}
    </StateMessage>
  );
}

/** A query failed: says what the server said, offers to try again. */
export function ErrorState({ error, retry }: { error: unknown; retry?: () => void }) {
  const t = useShellText();
  const requestId = error instanceof ApiFailure || error instanceof ApiRefusal ? error.requestId : undefined;
  const says = error instanceof ApiRefusal ? error.message : error instanceof ApiFailure ? t(`failures.${error.reason}`) : t('error.text');
  return (
    <StateMessage tone="bad" icon={<ErrorOutline aria-hidden />} title={t('error.title')} action={retry && <Button onClick={retry}>{t('error.retry')}</Button>}>
      {says}
      {requestId && <Box className="mut num" sx={{ marginTop: 0.5 }}>{t('error.request', { id: requestId })}</Box>}
    </StateMessage>
  );
}

/** Grey lines in the place of what is loading: `<Skeletons lines={4} />` or `<Skeletons height={200} />`. */
export function Skeletons({ lines = 3, height = 20 }: { lines?: number; height?: number }) {
  const t = useShellText();
  return (
    <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 1.5, padding: 2 }}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} variant="rounded" height={height} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </Box>
  );
}
