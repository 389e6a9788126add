import type { Tool } from '@portal/platform/host/load-services.ts';
import { auditTool } from './audit/audit-tool.ts';
import { importTool } from './curriculum/import/tool.ts';
import { accountTool } from './identity/account-tool.ts';

/** Command-line tools of this service, by name: `npm run <name> -- …`. */
export const tools: Record<string, Tool> = { import: importTool, account: accountTool, audit: auditTool };
