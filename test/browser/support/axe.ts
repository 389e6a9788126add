import axe from 'axe-core';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA, one line a rule with the elements. Runs over the debugging protocol, so the page keeps its content security policy. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    values =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    tags,
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}): ${nodes
        .slice(0, 4)
        .map(node => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`.trim())
        .join(' | ')}`,
  );
}
