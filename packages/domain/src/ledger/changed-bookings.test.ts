/**
 * Any changes one upon another, a split and a cancellation, against a plain account of what is owed to whom.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AirlineCreditId } from '../ids.ts';
import { ACCOUNTS, type Account, type Entry } from './accounts.ts';
import {
  cancelEntries,
  captureEntries,
  giveBackEntries,
  issueCreditEntries,
  type Owed,
  restateEntries,
  type Source,
  taxesWithin,
} from './postings.ts';

const CARD: Source = { kind: 'UserCard', sourceId: 'pay_1' };
const CREDIT = 'acr_1' as AirlineCreditId;

/** The books of one booking, by the postings. */
class Books {
  readonly entries: Entry[] = [];

  post(entries: readonly Entry[]): void {
    expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
    this.entries.push(...entries);
  }
  balance(account: Account): number {
    const of = this.entries.filter((entry) => entry.account === account);
    return of.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  }
  /** Never minus zero. */
  get owed(): Owed {
    return {
      supplierMinor: 0 - this.balance('supplierPayable'),
      taxesMinor: 0 - this.balance('taxesPayable'),
    };
  }
  expectRightSides(): void {
    for (const [account, { floor }] of Object.entries(ACCOUNTS)) {
      if (floor === null) continue;
      const side = this.balance(account as Account) * (floor === 'credit' ? -1 : 1);
      expect(side, account).toBeGreaterThanOrEqual(0);
    }
  }
}

/** The same in plain words: the price, its taxes, and what credits took out of what was paid. */
type Plain = { paid: number; back: number; credit: number; taxes: number };
const owedIn = ({ paid, back, credit }: Plain) => paid - back - credit;

const signed = fc.integer({ min: -80_000, max: 80_000 });
const change = fc.record({
  fareMinor: signed,
  taxMinor: signed,
  penaltyMinor: fc.integer({ min: 0, max: 20_000 }),
  to: fc.constantFrom('tenders', 'credit'),
});
type Change = { fareMinor: number; taxMinor: number; penaltyMinor: number; to: string };

/** As a change is posted: what's due is paid, what's left comes back or becomes a credit, then the taxes. */
function make(books: Books, plain: Plain, { fareMinor, taxMinor, penaltyMinor, to }: Change): void {
  const taxes = Math.max(0, plain.taxes + taxMinor);
  const dueMinor = Math.max(fareMinor + taxes - plain.taxes + penaltyMinor, -owedIn(plain));
  if (dueMinor > 0) {
    books.post(captureEntries(CARD, dueMinor, 0, 'USD'));
    plain.paid += dueMinor;
  } else if (dueMinor < 0 && to === 'tenders') {
    books.post(giveBackEntries(-dueMinor, 'USD'));
    plain.back -= dueMinor;
  } else if (dueMinor < 0) {
    // One for each of two travelers
    const first = Math.floor(-dueMinor / 2);
    for (const each of [first, -dueMinor - first])
      books.post(issueCreditEntries(books.owed, each, 'USD', CREDIT));
    plain.credit -= dueMinor;
  }
  plain.taxes = Math.min(taxes, plain.paid - plain.back);
  books.post(restateEntries(books.owed, plain.taxes, 'USD'));
}

function book(totalMinor: number, taxesMinor: number): { books: Books; plain: Plain } {
  const books = new Books();
  books.post(captureEntries(CARD, totalMinor, taxesMinor, 'USD'));
  return { books, plain: { paid: totalMinor, back: 0, credit: 0, taxes: taxesMinor } };
}
const price = fc
  .integer({ min: 1, max: 200_000 })
  .chain((total) => fc.tuple(fc.constant(total), fc.integer({ min: 0, max: total })));

test('a fare that falls while its taxes rise leaves both owed what the new price says', () => {
  const { books, plain } = book(50_000, 8_000);
  make(books, plain, { fareMinor: -11_500, taxMinor: 1_800, penaltyMinor: 0, to: 'tenders' });
  expect(books.owed).toEqual({ supplierMinor: 30_500, taxesMinor: 9_800 });
  books.post(cancelEntries({ totalMinor: 40_300, owed: books.owed }, 40_300, 0, 'USD'));
  expect(books.owed).toEqual({ supplierMinor: 0, taxesMinor: 0 });
  books.expectRightSides();
});

test('an even change moves what is taxes of what was paid', () => {
  const { books, plain } = book(50_000, 8_000);
  make(books, plain, { fareMinor: -1_800, taxMinor: 1_800, penaltyMinor: 0, to: 'tenders' });
  expect(books.owed).toEqual({ supplierMinor: 40_200, taxesMinor: 9_800 });
});

test('however fares and taxes move, change upon change and a cancellation keep every side', () => {
  fc.assert(
    fc.property(
      price,
      fc.array(change, { maxLength: 6 }),
      fc.integer({ min: 0, max: 100 }),
      fc.boolean(),
      ([total, taxes], changes, penaltyPercent, isGoodwill) => {
        const { books, plain } = book(total, taxes);
        for (const each of changes) {
          make(books, plain, each);
          const owed = owedIn(plain);
          expect(books.owed).toEqual({
            taxesMinor: Math.min(plain.taxes, owed),
            supplierMinor: owed - Math.min(plain.taxes, owed),
          });
          expect(0 - books.balance('airlineCredits')).toBe(plain.credit);
          expect(0 - books.balance('refundsPayable')).toBe(plain.back);
          books.expectRightSides();
        }
        // What became a credit doesn't come back besides
        const totalMinor = plain.paid - plain.back;
        const owed = owedIn(plain);
        const withheldMinor = Math.floor((owed * penaltyPercent) / 100);
        const refundMinor = isGoodwill ? owed : owed - withheldMinor;
        const paid = { totalMinor, owed: books.owed };
        books.post(cancelEntries(paid, refundMinor, plain.credit + withheldMinor, 'USD'));
        const { supplierMinor, taxesMinor } = books.owed;
        expect(supplierMinor + taxesMinor).toBe(withheldMinor);
        expect(books.balance('goodwillExpense')).toBe(isGoodwill ? withheldMinor : 0);
        expect(0 - books.balance('refundsPayable')).toBe(plain.back + refundMinor);
        books.expectRightSides();
      },
    ),
    { numRuns: 1_000 },
  );
});

test('a booking that is split after changes leaves both halves on the right side', () => {
  fc.assert(
    fc.property(
      price,
      fc.array(change, { maxLength: 3 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      change,
      ([total, taxes], changes, part, later) => {
        const { books, plain } = book(total, taxes);
        for (const each of changes) make(books, plain, each);
        const before = books.owed;
        const shareMinor = Math.floor(owedIn(plain) * part);
        const ownTaxes = taxesWithin(before, shareMinor);
        const taken = captureEntries(CARD, shareMinor, ownTaxes, 'USD');
        const own = book(shareMinor, ownTaxes);
        books.post(taken.map((entry) => ({ ...entry, amountMinor: -entry.amountMinor })));
        plain.paid -= shareMinor;
        plain.taxes -= ownTaxes;
        for (const each of [own, { books, plain }]) {
          each.books.expectRightSides();
          make(each.books, each.plain, later);
          each.books.expectRightSides();
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('many small credits and refunds never take a cent too much of either account', () => {
  fc.assert(
    fc.property(
      price,
      fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 }),
      ([total, taxes], parts) => {
        const { books, plain } = book(total, taxes);
        for (const each of parts) {
          const part = Math.min(each, owedIn(plain));
          books.post(issueCreditEntries(books.owed, part, 'USD', CREDIT));
          plain.credit += part;
          books.expectRightSides();
        }
        expect(books.owed.supplierMinor + books.owed.taxesMinor).toBe(owedIn(plain));
      },
    ),
    { numRuns: 1_000 },
  );
});
