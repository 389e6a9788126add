import { Button, CircularProgress, Menu, MenuItem } from '@mui/material';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useShellText } from '../shell/texts.ts';
import { useExport, type ExportFormat } from './use-export.ts';

/** The whole list under its filters as a file; the server makes it, the button shows how far it is. */
export function ExportMenu({
  resource,
  permanentFilter,
  coded,
}: {
  resource: string;
  permanentFilter?: Record<string, unknown> | undefined;
  coded?: boolean | undefined;
}) {
  const t = useShellText();
  const { filterValues, sort } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { percent, start } = useExport();
  const begin = (format: ExportFormat) => () => {
    setAnchor(null);
    void start(resource, format, { ...filterValues, ...permanentFilter }, [sort.field, sort.order]);
  };
  const running = percent !== undefined;
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={running}
        startIcon={running ? <CircularProgress size={16} aria-hidden /> : <Download fontSize="small" />}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ minHeight: 32 }}
      >
        {running ? t('table.exporting', { percent }) : t('table.export')}
      </Button>
      <span role="status" className="visually-hidden">
        {running && t('table.exporting', { percent })}
      </span>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={begin('xlsx')}>{t('table.export_as', { format: 'XLSX' })}</MenuItem>
        <MenuItem onClick={begin('csv')}>{t('table.export_as', { format: 'CSV' })}</MenuItem>
        {coded && <MenuItem onClick={begin('codes')}>{t('table.export_codes')}</MenuItem>}
      </Menu>
    </>
  );
}
