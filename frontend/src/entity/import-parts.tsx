import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import {
  importedColumns,
  importLimits,
  type ImportCheck,
  type ImportedColumn,
  type ImportFault,
} from '@portal/event-schemas/kernel/entity/imported.ts';
import { useRef, useState } from 'react';
import { useFormat } from '../i18n/format.ts';
import { Rows } from '../shell/dialog-parts.tsx';
import { useEntityImportText } from './import-texts.ts';
import { useEntityWords } from './words.ts';

type Text = ReturnType<typeof useEntityImportText>;

/** A file by a button or by dropping it. */
export function FilePick({ onPick, name }: { onPick: (file: File) => void; name: string | undefined }) {
  const t = useEntityImportText();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <Box
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onPick(file);
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        padding: name ? '12px' : '20px 12px',
        textAlign: 'center',
        overflowWrap: 'anywhere',
        border: '1px dashed var(--edge)',
        borderRadius: '8px',
        ...(over ? { borderColor: 'var(--lapis)', background: 'var(--lapis-soft)' } : {}),
      }}
    >
      {name ? <b>{name}</b> : <span>{t('drop')}</span>}
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {t(name ? 'another' : 'choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('choose')}
        accept=".csv,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onPick(file);
        }}
      />
      <span className="mut">{t('limits', { lines: format.number(importLimits.lines) })}</span>
    </Box>
  );
}

export function Faults({ faults, count }: { faults: readonly ImportFault[]; count: number }) {
  const t = useEntityImportText();
  return (
    <>
      <Rows
        label={t('faults')}
        head={[t('line'), t('column'), t('what')]}
        rows={faults.map(({ line, column, message }) => [line || '–', column ?? '–', message])}
      />
      {count > faults.length && <p className="mut">{t('more', { shown: faults.length, count })}</p>}
    </>
  );
}

export function Changes({ rows, count, by }: { rows: ImportCheck['rows']; count: number; by: string }) {
  const t = useEntityImportText();
  return (
    <details>
      <summary>{t('changes')}</summary>
      <Rows
        label={t('changes')}
        head={[t('line'), by, t('changes')]}
        rows={rows.map(({ line, key, change, columns }) => [
          line,
          key,
          change === 'created' ? t('new') : columns.join(', '),
        ])}
      />
      {count > rows.length && <p className="mut">{t('more_changes', { shown: rows.length, count })}</p>}
    </details>
  );
}

/** What the columns of the file are, and how their cells are written. */
export function ColumnsHelp({ entity }: { entity: Entity<any> }) {
  const t = useEntityImportText();
  const words = useEntityWords(entity);
  const called = ({ name, field, locale }: ImportedColumn): string => {
    const parts = Object.keys(field.columns ?? {}).map(part => words.columns?.[name]?.[part] ?? part);
    return [
      words.fields[name] ?? name,
      ...(locale ? [t('language', { language: locale })] : []),
      ...(name === entity.imported!.by ? [t('key')] : []),
      ...(field.kind === 'rows' ? [t('rows', { parts: parts.join(':') })] : [kindIn(t, field) ?? []].flat()),
      ...(isRequired(field) && name !== entity.imported!.by ? [t('required')] : []),
    ].join('; ');
  };
  return (
    <details>
      <summary>{t('columns')}</summary>
      <Rows
        label={t('columns')}
        head={[t('column'), t('meaning')]}
        rows={importedColumns(entity).map(one => [<code key="column">{one.column}</code>, called(one)])}
      />
    </details>
  );
}
const isRequired = ({
  optional,
  when,
  default: initial,
  nullable,
  kind,
  some,
  blank,
}: ImportedColumn['field']): boolean =>
  !optional && !blank && !when && initial === undefined && !nullable && kind !== 'yes' && !some;
function kindIn(t: Text, { kind, of = [] }: ImportedColumn['field']): string | undefined {
  const codes = of.join(', ');
  switch (kind) {
    case 'ref':
      return t('code_of');
    case 'refs':
      return t('codes_of');
    case 'choice':
      return t('one_of', { codes });
    case 'choices':
      return t('some_of', { codes });
    case 'yes':
      return t('yes');
    case 'day':
      return t('day');
    case 'moment':
      return t('moment');
    default:
      return undefined;
  }
}
