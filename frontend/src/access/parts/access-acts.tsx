import LinearProgress from '@mui/material/LinearProgress';
import type { AccessReport } from '@portal/event-schemas/registration/requests.ts';
import { useState, type ReactNode } from 'react';
import { ReasonField } from '../../forms/reason-field.tsx';
import { useSend } from '../../http/use-send.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { toast } from '../../shell/toast.ts';
import { AccessActsContext, type AccessWish } from './acts-context.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useAccessText } from './text.ts';

/** Targets of one request; more become several, with progress between them. */
const atOnce = 100;

/** Lets everything below set an access: one dialog asks for the reason, sends, shows progress, and lists what was refused. */
export function AccessActs({ children }: { children: ReactNode }) {
  const [wish, setWish] = useState<AccessWish | null>(null);
  return (
    <AccessActsContext value={setWish}>
      {children}
      {wish && <SetAccess key={JSON.stringify([wish.status, wish.label])} wish={wish} onClose={() => setWish(null)} />}
    </AccessActsContext>
  );
}

function SetAccess({ wish, onClose }: { wish: AccessWish; onClose: () => void }) {
  const t = useAccessText();
  const { label, targets, status, nameOf, onDone } = wish;
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState<number>();
  const [refused, setRefused] = useState<AccessReport['results']>();
  const send = useSend('PUT /registration/access/', { invalidate: [] });
  const finish = useSend('PUT /registration/access/');
  const code = status ?? 'open';

  async function run(): Promise<void> {
    const results: AccessReport['results'] = [];
    try {
      for (let start = 0; start < targets.length; start += atOnce) {
        setSent(start);
        const isLast = start + atOnce >= targets.length;
        results.push(
          ...(
            await (isLast ? finish : send).mutateAsync({
              body: { targets: targets.slice(start, start + atOnce), status, reason: reason.trim() },
            })
          ).results,
        );
      }
    } catch {
      // The refusal has been shown; what was set before it stays.
      return setSent(undefined);
    }
    const not = results.filter(result => !result.ok);
    if (targets.length === 1 && not[0]?.error) toast.error(not[0].error.message);
    else if (not.length === 0) toast.success(t('act.done'));
    else toast.info(t('act.done_of', { done: results.length - not.length, refused: not.length }));
    onDone?.();
    if (targets.length > 1 && not.length > 0) setRefused(not);
    else onClose();
  }

  if (refused)
    return (
      <ReportDialog
        title={t('act.report')}
        lines={refused.map(result => ({
          key: result.target,
          name: nameOf?.(result) ?? label,
          message: result.error?.message ?? '',
        }))}
        onClose={onClose}
      />
    );
  const needsReason = status !== null;
  return (
    <ConfirmDialog
      open
      title={t(`act.title_${code}`)}
      confirm={t(`act.do_${code}`)}
      keep={t(`act.keep_${code}`)}
      destructive={status === 'cancelled'}
      busy={sent !== undefined}
      disabled={needsReason && reason.trim() === ''}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        <b>{label}</b>
      </p>
      <p style={{ marginTop: 8 }}>{t(`act.text_${code}`)}</p>
      <ReasonField
        label={t('act.reason')}
        hint={t('act.reason_hint')}
        value={reason}
        required={needsReason}
        onChange={setReason}
      />
      {sent !== undefined && targets.length > atOnce && (
        <div role="status">
          <LinearProgress
            variant="determinate"
            value={(100 * sent) / targets.length}
            aria-label={t('act.progress', { done: sent, of: targets.length })}
            sx={{ mt: 2 }}
          />
          <span className="mut num">{t('act.progress', { done: sent, of: targets.length })}</span>
        </div>
      )}
    </ConfirmDialog>
  );
}
