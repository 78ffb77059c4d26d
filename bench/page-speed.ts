/**
 * Lighthouse on signed-in screens: a phone on slow 4G with a processor four times slower (its own default).
 */
import lighthouse from 'lighthouse';
import type { Row } from './rows.ts';
import type { SignedIn } from './signed-in.ts';

export async function pageSpeedBench(
  screens: readonly { name: string; url: string }[],
  { debuggingPort }: SignedIn,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, url } of screens) {
    const result = await lighthouse(url, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility'],
    });
    if (!result) throw new Error(`Lighthouse said nothing about ${name}`);
    const { categories, audits } = result.lhr;
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const seconds = (audit: string) => (audits[audit]?.numericValue ?? Number.NaN) / 1000;
    const add = (what: string, figure: number, target: string) =>
      rows.push({ area: 'Lighthouse', what: `${name}: ${what}`, figure, target });
    add('performance', score('performance'), '≥ 95');
    add('accessibility', score('accessibility'), '≥ 100');
    add('largest contentful paint, s', seconds('largest-contentful-paint'), '≤ 1.5');
    add('layout shift', audits['cumulative-layout-shift']?.numericValue ?? Number.NaN, '≤ 0.02');
    add('total blocking time, ms', audits['total-blocking-time']?.numericValue ?? Number.NaN, '');
  }
  return rows;
}
