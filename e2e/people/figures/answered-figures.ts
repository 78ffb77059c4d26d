/**
 * Figures on a page against what the API answered it: an amount is one of an answer, or a sum of two that are
 * side by side in one, or of the terms; a deadline is an instant of an answer on the clock of one of its
 * places.
 */

import type { Instant } from '@sojourn/domain/dates.ts';
import { formatDeadline } from '@sojourn/domain/formats.ts';
import { isCertainFee, type StayFee } from '@sojourn/domain/products/hotel/property-fees.ts';
import { PROTECTION_TERMS } from '@sojourn/domain/protections/protection-terms.ts';
import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { amountsIn } from '../read-amount.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
const ZONE = /^[A-Z]\w+\/[\w/+-]+$/;
/** "Mon, Apr 12, 3:00 PM, Western European Time" */
const DEADLINE = /[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d\d [AP]M, [A-Z][\w’.() -]*? Time\b/g;

const OF_TERMS = PROTECTION_TERMS.flatMap(({ clauses }) =>
  clauses.flatMap((clause) => [
    'minor' in clause ? clause.minor : 0,
    'capMinor' in clause ? (clause.capMinor ?? 0) : 0,
  ]),
);

type Figures = { readonly amounts: Set<number>; readonly instants: Set<string>; readonly zones: Set<string> };

/** Parts of a fare, which are plain cents. */
const FARE_PARTS: ReadonlySet<string> = new Set(['base', 'tax', 'fee', 'subTotal', 'grandTotal']);

/** What's paid at a hotel's desk in any case: pages add it to the price. */
function dueOf(value: unknown): number | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const fees = value.filter((each): each is StayFee => typeof each === 'object' && each?.per !== undefined);
  if (fees.length < value.length) return undefined;
  return fees
    .filter(isCertainFee)
    .reduce((sum, { total, totalUsd }) => sum + (totalUsd ?? total).amountMinor, 0);
}

function amountOf(key: string, value: unknown): number | undefined {
  if (typeof value === 'number' && (/[mM]inor$/.test(key) || FARE_PARTS.has(key))) return Math.abs(value);
  if (Array.isArray(value)) return dueOf(value);
  if (typeof value !== 'object' || value === null || !('amountMinor' in value)) return undefined;
  return typeof value.amountMinor === 'number' ? Math.abs(value.amountMinor) : undefined;
}

function collect(value: unknown, figures: Figures): void {
  if (typeof value === 'string') {
    if (INSTANT.test(value)) figures.instants.add(value);
    if (ZONE.test(value)) figures.zones.add(value);
  }
  if (typeof value !== 'object' || value === null) return;
  const side = Object.entries(value).flatMap(([key, each]) => amountOf(key, each) ?? []);
  for (const one of side) {
    figures.amounts.add(one);
    for (const other of side) figures.amounts.add(one + other).add(Math.abs(one - other));
  }
  for (const each of Object.values(value)) collect(each, figures);
}

/** From now on; `compare` is called once what's to be compared is on the page. */
export function watchFigures(page: Page) {
  const answers: string[] = [];
  // One that a page leaves never ends
  const note = (response: Response): void => {
    if (!response.url().includes('/api/v0/')) return;
    void response.text().then(
      (text) => answers.push(text),
      () => undefined,
    );
  };
  page.on('response', note);
  const figuresNow = (): Figures => {
    const figures: Figures = { amounts: new Set([0, ...OF_TERMS]), instants: new Set(), zones: new Set() };
    for (const text of answers)
      for (const line of text.split('\n').filter((each) => each.startsWith('{')))
        collect(JSON.parse(line), figures);
    return figures;
  };
  /** What's on the page and in no answer. `declared`: see `compare`. */
  const unknown = async (
    declared: Readonly<Record<string, number>> = {},
  ): Promise<readonly (number | string)[]> => {
    const readerZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    const texts = await page.locator('main, [role="dialog"]').allInnerTexts();
    const { amounts, instants, zones } = figuresNow();
    const known = new Set([...amounts, ...Object.values(declared)]);
    const deadlines = new Set(
      [...instants].flatMap((at) =>
        [...zones, readerZone].map((zone) => formatDeadline(at as Instant, zone, 'en')),
      ),
    );
    const shown = texts.flatMap((text) => text.replaceAll(/[\u00a0\u202f]/g, ' ').match(DEADLINE) ?? []);
    return [
      ...new Set(texts.flatMap(amountsIn).filter((each) => !known.has(each))),
      ...new Set(shown.filter((each) => !deadlines.has(each))),
    ];
  };
  return {
    unknown,
    /** `declared`: amounts that the page adds up of several answers, each with why. */
    compare: async (where: string, declared: Readonly<Record<string, number>> = {}): Promise<void> => {
      await expect.poll(() => unknown(declared), { message: where }).toEqual([]);
      const texts = await page.locator('main, [role="dialog"]').allInnerTexts();
      expect(texts.flatMap(amountsIn).length, `${where} has amounts`).toBeGreaterThan(0);
    },
    stop: () => void page.off('response', note),
  };
}
