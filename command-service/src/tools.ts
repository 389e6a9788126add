import type { Tool } from '@portal/platform/host/load-services.ts';
import { importTool } from '@portal/platform/imports/tool.ts';
import { auditTool } from './audit/audit-tool.ts';
import { terms } from './curriculum/import/terms.ts';
import { accountTool } from './identity/account-tool.ts';
import { officeFiles } from './registration/office-files/imports.ts';

const aboutImports = `Takes in a term (itc2019, oneroster), final results of past terms, or debts and medical certificates.
The whole source is checked first; if
anything in it is wrong, nothing is changed. What the portal has already is left as it is. --open opens a registration period for everybody, from
now on for three weeks. --replace clears the debts of the file's kinds that are not in it. Columns of the files: docs/operating.md.
`;

/** Command-line tools of this service, by name: `npm run <name> -- …`. */
export const tools: Record<string, Tool> = {
  import: importTool({ ...terms, ...officeFiles }, aboutImports),
  account: accountTool,
  audit: auditTool,
};
