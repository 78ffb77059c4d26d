/** The accessibility scan of a page, by axe-core. It is evaluated: the page's policy refuses a script tag. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * A pin stands where its hotel is, however near the next one (WCAG 2.5.8: essential); the list has them all.
 */
const PIN = /\[data-lon=/;

type Violation = {
  readonly rule: string;
  readonly impact: string;
  readonly what: string;
  readonly where: string[];
};

/** What breaks WCAG 2.2 AA (and axe's best practice) on the page as it is now. */
export async function findViolations(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (values) =>
      (
        window as unknown as { axe: { run: (node: Document, options: object) => Promise<AxeResults> } }
      ).axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        // No rule with these tags reads the style sheets, which are a fifth of a scan to fetch and parse
        preload: { assets: ['media'] },
      }),
    TAGS,
  );
  return violations
    .map(({ id, impact, help, nodes }) => ({
      rule: id,
      impact: impact ?? 'unknown',
      what: help,
      where: nodes
        .map((node) => `${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`)
        .filter((where) => !(id === 'target-size' && PIN.test(where))),
    }))
    .filter(({ where }) => where.length > 0);
}
