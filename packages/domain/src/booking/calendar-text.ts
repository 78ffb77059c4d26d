/** The text of an iCalendar file (RFC 5545), whatever is entered in it. */

/** Backslash, semicolon and comma are escaped; line ends become `\n`; other control characters go. */
export const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const bytes = new TextEncoder();

/** Lines over 75 octets go on after CRLF and a space, never inside a character. */
export function fold(line: string): string {
  let folded = '';
  let room = 75;
  for (const sign of line) {
    const size = bytes.encode(sign).length;
    if (size > room) {
      folded += '\r\n ';
      room = 74;
    }
    folded += sign;
    room -= size;
  }
  return folded;
}
