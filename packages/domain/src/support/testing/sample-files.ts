/** The smallest files of each type that is taken, for tests. */
const latin = (text: string): number[] => Array.from(text, (each) => each.charCodeAt(0) & 0xff);
const long = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const chunk = (name: string, data: readonly number[]): number[] => [
  ...long(data.length),
  ...latin(name),
  ...data,
  // Nobody checks the sums
  ...long(0),
];

/** A PNG of that size on paper; `more` begins with the name of a chunk. */
export function png(width: number, height: number, more?: Uint8Array): Uint8Array<ArrayBuffer> {
  const extra = more ? chunk(String.fromCharCode(...more.subarray(0, 4)), [...more.subarray(4)]) : [];
  return Uint8Array.from([
    ...latin('\u0089PNG\r\n\u001a\n'),
    ...chunk('IHDR', long(width).concat(long(height), 8, 6, 0, 0, 0)),
    ...extra,
    ...chunk('IEND', []),
  ]);
}

/** One visible pixel that every browser draws. */
export const PNG: Uint8Array<ArrayBuffer> = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (each) => each.charCodeAt(0),
);
const fromText = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(latin(text));
export const JPEG: Uint8Array<ArrayBuffer> = fromText(
  '\u00ff\u00d8\u00ff\u00e0\0\u0004\0\0' +
    '\u00ff\u00c0\0\u000b\u0008\0\u0010\0\u0010\u0001\u0001\u0011\0\u00ff\u00d9',
);
export const WEBP: Uint8Array<ArrayBuffer> = fromText(
  'RIFF\u0016\0\0\0WEBPVP8X\u000a\0\0\0\0\0\0\0\u000f\0\0\u000f\0\0',
);
export const PDF: Uint8Array<ArrayBuffer> = fromText(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
);
