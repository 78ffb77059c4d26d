/**
 * A table that somebody exported from a spreadsheet or a directory: commas, semicolons or tabs, quotes, a
 * byte order mark, UTF-8, UTF-16 or Windows' letters.
 */

type Decoded = { readonly text: string } | { readonly problem: 'spreadsheet' | 'empty' };

const starts = (bytes: Uint8Array, ...begin: number[]): boolean =>
  begin.every((byte, at) => bytes[at] === byte);

/** The text of a file. A workbook is refused, also under another name. */
export function decodeTable(bytes: Uint8Array): Decoded {
  // A zip archive, which .xlsx is, or an old .xls
  if (starts(bytes, 0x50, 0x4b) || starts(bytes, 0xd0, 0xcf, 0x11)) return { problem: 'spreadsheet' };
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.trim() === '' ? { problem: 'empty' } : { text };
}

function encodingOf(bytes: Uint8Array): string {
  if (starts(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (starts(bytes, 0xfe, 0xff)) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const DELIMITERS = [',', ';', '\t'] as const;

/** The one that is in the first line most often, outside quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split('\n');
  const counts = DELIMITERS.map((each) => line.split(each).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Excel reads and writes the delimiter as a line before the header: `sep=;`, sometimes in quotes. */
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;

type Line = { readonly line: number; readonly cells: readonly string[] };

/** Lines that have anything in them, with their number in the file from 1. */
export function readLines(given: string): Line[] {
  // Excel for Mac can end lines with a carriage return alone
  const whole = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(whole) ?? [];
  const text = whole.slice(separatorLine.length);
  const delimiter = separator ?? delimiterOf(text);
  const lines: Line[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let number = separatorLine ? 2 : 1;
  let begun = number;
  const endCell = (): void => {
    cells.push(cell.trim());
    cell = '';
  };
  const endLine = (): void => {
    endCell();
    if (cells.some((each) => each !== '')) lines.push({ line: begun, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '\n') number++;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') cell += text.charAt(at++);
      else isQuoted = false;
    } else if (char === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (char === delimiter) endCell();
    else if (char === '\n') {
      endLine();
      begun = number;
    } else cell += char;
  }
  endLine();
  return lines;
}
