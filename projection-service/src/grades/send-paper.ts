import { replyStarted, type CallContext } from '@portal/platform/http/types.ts';
import type { Paper } from '@portal/platform/pdf/paper.ts';
import { printPaper } from '@portal/platform/pdf/print.ts';

/** Answers with the paper as a file that nobody keeps on the way. */
export async function sendPaper({ raw }: Pick<CallContext, 'raw'>, paper: Paper, name: string): Promise<never> {
  const pdf = await printPaper(paper);
  raw.reply
    .header('content-type', 'application/pdf')
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .send(pdf);
  return replyStarted as never;
}
