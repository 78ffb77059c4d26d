import { describe, expect, it } from 'vitest';
import { cleanFileName, FILE_BYTES_MAX, typeOfFile } from './read-file.ts';
import { JPEG, PDF, PNG, png, WEBP } from './testing/sample-files.ts';

const latin = (text: string): Uint8Array => Uint8Array.from(text, (each) => each.charCodeAt(0));
const joined = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const pdf = (body: string): Uint8Array => latin(`%PDF-1.7\n${body}\n%%EOF\n`);

describe('what is taken', () => {
  it.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
    ['application/pdf', PDF],
    ['image/jpeg', joined(JPEG, latin('the film of a motion photo'))],
    ['application/pdf', joined(latin('\r\n\r\n'), PDF)],
    ['application/pdf', joined(latin('\u00ef\u00bb\u00bf'), PDF)],
    ['application/pdf', pdf('<< /Filter /FlateDecode >> stream\nx\u009c\u0001/JS \u00ff\u0000\nendstream')],
  ] as const)('%s by its bytes', (type, bytes) => {
    expect(typeOfFile(bytes)).toBe(type);
  });
});

describe('what isn’t taken', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['a page', latin('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an archive', latin('PK\u0003\u0004 rest')],
    ['a program', latin('MZ\u0090\u0000 rest')],
    ['a moving picture', latin('GIF89a rest')],
    ['a PNG that is only its first bytes', PNG.subarray(0, 8)],
    ['a PNG that is cut', PNG.subarray(0, PNG.length - 5)],
    ['a PNG with an archive behind it', joined(PNG, latin('PK\u0003\u0004'))],
    ['a PNG with a page in its text', png(1, 1, latin('tEXt<script>alert(1)</script>'))],
    ['a PNG of more pixels than anybody has', png(40_000, 40_000)],
    ['a PNG without pixels', png(0, 10)],
    ['a JPEG that is only its first bytes', JPEG.subarray(0, 3)],
    ['a JPEG with a page behind it', joined(JPEG, latin('<html><body>'))],
    ['a WebP that says it’s shorter', joined(WEBP, latin('and more'))],
    ['a PDF without its end', latin('%PDF-1.7\n1 0 obj')],
    ['a PDF that begins with a page', latin('<html>%PDF-1.7\n%%EOF')],
    ['a PDF with a page in its head', pdf('<script>alert(1)</script>')],
    ['a PDF that runs a script', pdf('<< /S /JavaScript /JS (app.alert(1)) >>')],
    ['a PDF that runs a script by another spelling', pdf('<< /S /J#61vaScript >>')],
    ['a PDF that plays and runs a script', pdf('<< /S /Rendition /JS (app.alert(1)) >>')],
    ['a PDF that starts a program', pdf('<< /S /Launch /F (cmd.exe) >>')],
    ['a PDF with a file in it', pdf('<< /Names << /EmbeddedFiles 3 0 R >> >>')],
    ['more bytes than allowed', joined(PDF, new Uint8Array(FILE_BYTES_MAX))],
  ])('%s', (_, bytes) => {
    expect(typeOfFile(bytes)).toBeNull();
  });
});

it.each([
  ['receipt.pdf', 'receipt.pdf'],
  ['C:\\Users\\maya\\IMG_0142.HEIC', 'IMG_0142.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['page.html.pdf', 'page.html.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.pdf'],
  ['a"b<c>\n.png', 'abc.pdf'],
  ['  reçu d’hôtel  .jpg', 'reçu d’hôtel.pdf'],
  ['…', '….pdf'],
  ['.pdf', 'file.pdf'],
  ['', 'file.pdf'],
  ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
])('the name %j is shown as %j', (given, shown) => {
  expect(cleanFileName(given, 'application/pdf')).toBe(shown);
});
