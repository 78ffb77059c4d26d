/** Entries as the wire names them: their number in text, which is also the cursor. */

/** Null for what is no entry's number. */
export function parseEntryId(text: string): number | null {
  const value = Number(text);
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(value) ? value : null;
}
