/** The ledger as a file for a spreadsheet (RFC 4180). Pure; amounts are plain decimals with a point. */
import type { WalletEntry } from '@sojourn/contract/wallet.ts';
import { csvCell } from '@sojourn/domain/csv-cell.ts';
import { type Money, minorDigits } from '@sojourn/domain/money.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';

type CsvRow = {
  readonly entry: WalletEntry;
  readonly title: string;
  readonly note: string;
  readonly type: string;
};

const decimal = ({ amountMinor, currency }: Money): string => {
  const digits = minorDigits(currency);
  return (amountMinor / 10 ** digits).toFixed(digits);
};

export function activityCsv(heads: readonly string[], rows: readonly CsvRow[]): string {
  const lines = rows.map(({ entry, title, note, type }) => [
    dateIn(entry.at),
    csvCell(title),
    csvCell(note),
    csvCell(type),
    decimal(entry.amount),
    decimal(entry.balance),
    entry.amount.currency,
  ]);
  return [heads.map(csvCell), ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}
