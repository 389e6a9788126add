import { fileTables } from '../files/files.ts';
import { uploadTables } from '../files/chunked-uploads.ts';
import { exportTables } from '../lists/export.ts';
import { liveTables } from '../live/over-postgres.ts';
import type { Migration } from '../postgres/migrate.ts';
import { sessionTables } from '../sessions/tables.ts';

/** Tables behind the HTTP kit: sessions, uploads, exports, long live messages. */
export const httpMigrations: Migration[] = [sessionTables, fileTables, uploadTables, exportTables, liveTables];
