import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { CallTo } from '@portal/event-schemas/kernel/calls.ts';
import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { ImportCheck, ImportFault, ImportResult } from '@portal/event-schemas/kernel/entity/imported.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { addressOf } from '../http/client.ts';
import { ApiRefusal, refusalOf } from '../http/refusal.ts';
import { sendForm } from '../http/send-form.ts';
import { Counts } from '../shell/dialog-parts.tsx';
import { ReadOnlyNote } from '../shell/read-only-note.tsx';
import { useReadOnlyReason } from '../shell/read-only-reason.ts';
import { Changes, ColumnsHelp, Faults, FilePick } from './import-parts.tsx';
import { useEntityImportText } from './import-texts.ts';
import { useEntityWords } from './words.ts';

/** What is under way: `percent` of the file that has gone out, then the server works on its lines. */
type Doing = { what: 'checking' | 'importing'; percent: number } | null;
const capital = (text: string): string => text.replace(/^\p{Ll}/u, letter => letter.toUpperCase());

/**
 * Records from a CSV file: the template, the file, what the check says of it, and only then the import, which does what
 * the check has shown or nothing. Load it lazily.
 */
export function EntityImport({
  entity,
  onClose,
  after,
}: {
  entity: Entity<any>;
  onClose: () => void;
  /** Buttons of what comes after an import. */
  after?: ReactNode;
}) {
  const t = useEntityImportText();
  const words = useEntityWords(entity);
  const readOnly = useReadOnlyReason();
  const client = useQueryClient();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [doing, setDoing] = useState<Doing>(null);
  const [found, setFound] = useState<ImportCheck | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  async function send<T>(what: NonNullable<Doing>['what'], picked: File, checked?: string): Promise<T> {
    const call = `POST ${entity.path}import/${what === 'checking' ? 'check/' : ''}` as CallTo<T>;
    const form = new FormData();
    if (checked) form.append('checked', checked);
    form.append('file', picked, picked.name);
    stopping.current?.abort();
    const mine = new AbortController();
    stopping.current = mine;
    setDoing({ what, percent: 0 });
    try {
      return await sendForm(call, {}, form, {
        signal: mine.signal,
        onProgress: sent =>
          setDoing({ what, percent: Math.min(100, Math.round((100 * sent) / Math.max(picked.size, 1))) }),
      });
    } finally {
      if (stopping.current === mine) setDoing(null);
    }
  }
  const stopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
  const say = (error: unknown): void => setProblem(error instanceof ApiRefusal ? error.message : t('lost'));

  async function check(picked: File, note: string | null = null): Promise<void> {
    setFile(picked);
    setFound(null);
    setResult(null);
    setProblem(note);
    try {
      setFound(await send<ImportCheck>('checking', picked));
    } catch (error) {
      if (!stopped(error)) say(error);
    }
  }
  async function run(picked: File, { checked }: ImportCheck): Promise<void> {
    setProblem(null);
    try {
      setResult(await send<ImportResult>('importing', picked, checked ?? undefined));
      await client.invalidateQueries();
    } catch (error) {
      if (stopped(error)) return;
      const { code, params = {} } = refusalOf('POST /' as CallTo<ImportResult>, error) ?? {};
      if (code === 'platform.import_stale') await check(picked, t('stale'));
      else if (code === 'platform.import_broken')
        setFound({
          ...found!,
          faulty: Number(params['count']),
          faults: params['lines'] as ImportFault[],
          checked: null,
        });
      else say(error);
    }
  }
  const importing = doing?.what === 'importing';
  const close = (): void => {
    if (!importing) onClose();
  };
  const changes = found ? found.created + found.changed : 0;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t('title', { many: words.many })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
        {!found && !result && (
          <>
            <p>{t('intro', { by: words.fields[entity.imported!.by]! })}</p>
            <p>
              <a href={addressOf(`GET ${entity.path}import/template/` as Call, {})} download>
                {t('template')}
              </a>
            </p>
            <ColumnsHelp entity={entity} />
          </>
        )}
        {!importing && !result && <FilePick name={file?.name} onPick={picked => void check(picked)} />}
        <Box role="status" sx={{ display: 'grid', gap: 2 }}>
          {doing && (
            <Box sx={{ display: 'grid', gap: 1 }}>
              <span>{doing.percent < 100 ? t('sending', { percent: doing.percent }) : t(doing.what)}</span>
              <LinearProgress
                aria-label={t(doing.what)}
                {...(doing.percent < 100
                  ? { variant: 'determinate' as const, value: doing.percent }
                  : { variant: 'indeterminate' as const })}
              />
            </Box>
          )}
          {problem && <p className="form-error">{problem}</p>}
          {found && !result && !doing && (
            <>
              <Counts
                counts={[
                  [t('lines'), found.lines],
                  [t('created'), found.created],
                  [t('changed'), found.changed],
                  [t('unchanged'), found.unchanged],
                  [t('faulty'), found.faulty, true],
                ]}
              />
              <p>{t(found.faulty > 0 ? 'wrong' : changes > 0 ? 'fine' : 'nothing')}</p>
            </>
          )}
          {result && (
            <>
              <p>
                <b>{t('done')}</b>
              </p>
              <Counts
                counts={[
                  [t('lines'), result.lines],
                  [t('was_created'), result.created],
                  [t('was_changed'), result.changed],
                  [t('unchanged'), result.unchanged],
                ]}
              />
            </>
          )}
        </Box>
        {found && !result && !doing && found.faults.length > 0 && <Faults faults={found.faults} count={found.faulty} />}
        {found && !result && !doing && found.faulty === 0 && changes > 0 && (
          <Changes rows={found.rows} count={changes} by={capital(words.fields[entity.imported!.by]!)} />
        )}
        <ReadOnlyNote />
      </DialogContent>
      <DialogActions>
        {result ? (
          <>
            {after}
            <Button variant="contained" onClick={onClose}>
              {t('close')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="text" onClick={close} disabled={importing}>
              {t('cancel')}
            </Button>
            <Button
              variant="contained"
              onClick={() => void run(file!, found!)}
              loading={importing}
              disabled={
                !file || !found || doing !== null || found.faulty > 0 || changes === 0 || readOnly !== undefined
              }
            >
              {t('run')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
