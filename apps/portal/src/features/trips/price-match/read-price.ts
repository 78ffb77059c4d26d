/** What a customer typed as a total in dollars. Pure. */

/** Cents; null for what is no amount. `1,331.52`, `1 331,52`, `$1331.5` and `1331` are. */
export function readPrice(text: string): number | null {
  const plain = text.replace(/[\s$\u00a0\u202f]|USD/gi, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,6})(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const dollars = Number(match[1]?.replace(/[.,]/g, ''));
  const minor = dollars * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return minor > 0 ? minor : null;
}

/** The address of a page; null for anything else. */
export function readPage(text: string): string | null {
  const url = URL.parse(text.trim());
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null;
}
