import { fileTables } from '../files/files.ts';
import { uploadTables } from '../files/chunked-uploads.ts';
import { exportTables } from '../lists/export.ts';
import { outboundTables } from '../outbound/tables.ts';
import { liveTables } from '../live/over-postgres.ts';
import { keyTables } from '../keys/tables.ts';
import type { Migration } from '../postgres/migrate.ts';
import { sessionTables } from '../sessions/tables.ts';

/** Tables behind the HTTP kit: sessions, uploads, exports, long live messages, keys of programs, messages to other systems. */
export const httpMigrations: Migration[] = [
  sessionTables,
  fileTables,
  uploadTables,
  exportTables,
  liveTables,
  keyTables,
  outboundTables,
];
