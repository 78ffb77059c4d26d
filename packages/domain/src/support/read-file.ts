/**
 * What a file that somebody sends really is: by its bytes, never by its name or what its sender calls it.
 * Only pictures and PDFs are taken, whole, and without what browsers or readers would run.
 */

export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];
export const FILE_BYTES_MAX = 5 * 1024 * 1024;
/** With one message, in one case, and sent but not yet with a message. */
export const FILES_PER_MESSAGE = 5;
export const FILES_PER_CASE = 40;
export const FILES_UNSENT = 20;
const NAME_MAX = 80;
/** Larger pictures are there to exhaust the device that opens them. */
const PIXELS_MAX = 120_000_000;

const ENDINGS: Readonly<Record<FileType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

type Size = { readonly width: number; readonly height: number };

/** Null for everything that isn't taken. `bytes`: the whole file. */
export function typeOfFile(bytes: Uint8Array): FileType | null {
  if (bytes.length === 0 || bytes.length > FILE_BYTES_MAX) return null;
  if (PDF_HEAD.test(textAt(bytes, 0, 1_024))) return isPlainPdf(bytes) ? 'application/pdf' : null;
  const [type, size] = pictureIn(bytes);
  if (!type || !size || size.width * size.height > PIXELS_MAX || size.width * size.height === 0) return null;
  // A picture that's a page as well
  return MARKUP.test(asText(bytes)) ? null : type;
}

/** Scanners and mail programs put empty lines or a mark before it, which readers skip. */
const PDF_HEAD = /^(?:\u00ef\u00bb\u00bf)?[\s\0]*%PDF-/;
const MARKUP = /<(?:script|html|svg|iframe|object|embed|body|!doctype)\b/i;
const asText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  asText(bytes.subarray(at, at + length));
const startsWith = (bytes: Uint8Array, text: string): boolean => textAt(bytes, 0, text.length) === text;

function pictureIn(bytes: Uint8Array): readonly [FileType | null, Size | null] {
  if (bytes[0] === 0x89 && textAt(bytes, 1, 7) === 'PNG\r\n\u001a\n') return ['image/png', sizeOfPng(bytes)];
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return ['image/jpeg', sizeOfJpeg(bytes)];
  if (startsWith(bytes, 'RIFF') && textAt(bytes, 8, 4) === 'WEBP') return ['image/webp', sizeOfWebp(bytes)];
  return [null, null];
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Chunk after chunk, and nothing behind the last. */
function sizeOfPng(bytes: Uint8Array): Size | null {
  const view = viewOf(bytes);
  let size: Size | null = null;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = textAt(bytes, at + 4, 4);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    if (name === 'IHDR' && length >= 8)
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    else if (size === null) return null;
    if (name === 'IEND') return end === bytes.length ? size : null;
    at = end;
  }
  return null;
}

/** Phones add more pictures behind the first, so what follows its beginning isn't looked at. */
function sizeOfJpeg(bytes: Uint8Array): Size | null {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    const length = view.getUint16(at + 2);
    if (marker === 0xda || length < 2) return null;
    at += 2 + length;
  }
  return null;
}

/** The container says how long it is; each of its three kinds says its size elsewhere. */
function sizeOfWebp(bytes: Uint8Array): Size | null {
  if (bytes.length < 30) return null;
  const view = viewOf(bytes);
  if (Math.abs(view.getUint32(4, true) + 8 - bytes.length) > 1) return null;
  const kind = textAt(bytes, 12, 4);
  const three = (at: number): number => 1 + view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16);
  if (kind === 'VP8X') return { width: three(24), height: three(27) };
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind !== 'VP8L') return null;
  const packed = view.getUint32(21, true);
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >> 14) & 0x3fff) };
}

/**
 * Names that make a reader run, open or send something, and files within the file. No script runs by its
 * `/JS` alone, three bytes that one in ten large compressed files has by chance: its action is a
 * `/JavaScript` or a `/Rendition`.
 */
const RUNS =
  /\/(?:JavaScript|Rendition|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z0-9])/;

/** `/J#61vaScript` is the same name as `/JavaScript`. */
export const withPlainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** In the text of a PDF's objects. */
export const namesRunnable = (text: string): boolean => RUNS.test(withPlainNames(text));

function isPlainPdf(bytes: Uint8Array): boolean {
  const text = asText(bytes);
  if (!text.slice(-1_024).includes('%%EOF')) return false;
  return !namesRunnable(text) && !/<(?:script|html|svg|iframe)\b/i.test(text.slice(0, 1_024));
}

/** Characters that hide, turn or break text, and those of paths. */
const ODD = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

/** Fit to be shown and saved: no path, nothing hidden, one ending, that of what it is. */
export function cleanFileName(name: string, type: FileType): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .normalize('NFC')
    .replace(ODD, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...stem].slice(0, NAME_MAX).join('').trim() || 'file'}.${ENDINGS[type]}`;
}
