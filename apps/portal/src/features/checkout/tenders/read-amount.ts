/** A number as people type it: "40,000", "400.50", "$400", "400,50" in French. Null when it is none. */
export function readAmount(text: string, locale: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f$€£]|US|CA/g, '');
  const plain = locale.startsWith('fr') ? frenchPlain(bare) : bare.replaceAll(',', '');
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(plain)) return null;
  return Number(plain);
}

/** A comma is the decimal sign; a point is too, unless a comma follows. */
const frenchPlain = (text: string): string =>
  text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
