/** With a byte order mark, so that spreadsheets read it as UTF-8. */
export const csvFile = (
  name: string,
  lines: readonly string[],
): { name: string; bytes: Uint8Array<ArrayBuffer> } => ({
  name,
  bytes: new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`),
});
