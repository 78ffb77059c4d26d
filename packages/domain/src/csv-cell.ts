/** What spreadsheets begin a formula at: signs, as wide as letters too, also behind breaks and spaces. */
const FORMULA = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A cell of a table for spreadsheets: quoted where it must be, and never read as a formula. */
export function csvCell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
