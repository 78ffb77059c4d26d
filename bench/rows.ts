/** One line of the benchmark's table, and the table as text. */
export type Row = {
  readonly area: string;
  /** What was measured, with its unit: `city, 1 M hotels, p95 ms`. */
  readonly what: string;
  readonly figure: number;
  /** As performance targets are written: `≤ 1`, `≥ 500`; empty when there is none. */
  readonly target: string;
  /** The plain way of doing the same, measured in the same run. */
  readonly reference?: { readonly what: string; readonly figure: number };
};

const digits = (value: number): string => {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  return value >= 10 ? value.toFixed(1) : value.toFixed(3).replace(/0+$/, '').replace(/\.$/, '');
};

function verdict({ figure, target }: Row): string {
  const read = /^([≤≥])\s*([\d.]+)/.exec(target);
  if (!read) return '';
  const bound = Number(read[2]);
  return (read[1] === '≤' ? figure <= bound : figure >= bound) ? 'met' : 'missed';
}

const ratio = ({ figure, reference }: Row): string =>
  reference && figure > 0 && reference.figure > 0 ? `${digits(reference.figure / figure)}×` : '';

/** The table in Markdown, with the reference and its ratio beside each figure that has one. */
export function printTable(rows: readonly Row[]): string {
  const head = ['Area', 'What', 'Figure', 'Target', '', 'Reference', 'Reference ÷ figure'];
  const lines = rows.map((row) => [
    row.area,
    row.what,
    digits(row.figure),
    row.target,
    verdict(row),
    row.reference ? `${row.reference.what}: ${digits(row.reference.figure)}` : '',
    ratio(row),
  ]);
  const print = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [print(head), print(head.map(() => '---')), ...lines.map(print)].join('\n');
}

/** The value below which that share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
