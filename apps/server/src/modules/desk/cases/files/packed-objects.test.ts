import { deflateSync } from 'node:zlib';
import { typeOfFile } from '@sojourn/domain/support/read-file.ts';
import { expect, test } from 'vitest';
import { arePackedObjectsPlain } from './packed-objects.ts';

type Packed = { readonly dictionary?: string; readonly body: string | Uint8Array };
const FLATE = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';

/** A PDF whose objects are in one stream, as programs write it since PDF 1.5. */
function pdf({ dictionary = FLATE, body }: Packed): Uint8Array {
  const packed = typeof body === 'string' ? deflateSync(body) : body;
  const head = `%PDF-1.7\n5 0 obj\n<< ${dictionary} /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n%%EOF\n')]);
}
const SCRIPT = '7 0 << /S /JavaScript /JS (app.alert(1)) >>';
const encoded = (text: string) => Buffer.from(text, 'latin1');

const plain = (body: string) => Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`, 'latin1');
test.each<[string, string, boolean]>([
  ['one of its pages', '1 0 obj << /Type /Catalog /OpenAction [3 0 R /Fit] >> endobj', true],
  ['one of its pages, by an action', '1 0 obj << /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >> endobj', true],
  [
    'one of its pages, named elsewhere',
    '1 0 obj << /OpenAction 9 0 R >> endobj 9 0 obj [3 0 R /Fit] endobj',
    true,
  ],
  ['an address', '1 0 obj << /OpenAction << /S /URI /URI (https://example.com) >> >> endobj', false],
  [
    'an address by another spelling',
    '1 0 obj << /Open#41ction << /S /U#52I /URI (https://example.com) >> >>',
    false,
  ],
  ['another file', '1 0 obj << /OpenAction 9 0 R >> endobj 9 0 obj << /S /GoToR /F (a.pdf) >> endobj', false],
  [
    'a page and then an address',
    '1 0 obj << /OpenAction << /S /GoTo /Next << /S /URI >> /D [3 0 R] >> >>',
    false,
  ],
  ['something that isn’t there', '1 0 obj << /OpenAction 12 0 R >> endobj', false],
  ['something as its page is opened', '3 0 obj << /Type /Page /AA << /O << /S /URI >> >> >> endobj', false],
])('a PDF that opens %s', (_, body, isPlain) => {
  expect(typeOfFile(plain(body))).toBe('application/pdf');
  expect(arePackedObjectsPlain(plain(body))).toBe(isPlain);
});

test('what is packed is looked up as well', () => {
  const catalog = '1 0 obj << /OpenAction 7 0 R >> endobj\n';
  const withCatalog = (body: string) =>
    Buffer.concat([Buffer.from(`%PDF-1.7\n${catalog}`), pdf({ body }).subarray(9)]);
  expect(arePackedObjectsPlain(withCatalog('7 0 << /S /GoTo /D [3 0 R /Fit] >>'))).toBe(true);
  expect(arePackedObjectsPlain(withCatalog('7 0 << /S /URI /URI (https://example.com) >>'))).toBe(false);
});

test.each<[string, Packed, boolean]>([
  ['pages', { body: '7 0 << /Type /Page >>' }, true],
  [
    'pages, in a list of filters',
    { dictionary: FLATE.replace('/FlateDecode', '[ /FlateDecode ]'), body: '7 0 << >>' },
    true,
  ],
  [
    'a picture',
    { dictionary: '/Subtype /Image /Filter /FlateDecode', body: 'colors, and by chance /JS (' },
    true,
  ],
  ['a script', { body: SCRIPT }, false],
  ['a script by another spelling', { body: '7 0 << /S /J#61vaScript >>' }, false],
  [
    'a script in a stream by another spelling',
    { dictionary: FLATE.replace('ObjStm', 'Obj#53tm'), body: SCRIPT },
    false,
  ],
  ['a file', { body: '7 0 << /Names << /EmbeddedFiles 3 0 R >> >>' }, false],
  ['a program to start', { body: '7 0 << /S /Launch /F (cmd.exe) >>' }, false],
  [
    'objects packed twice',
    { dictionary: FLATE.replace('/FlateDecode', '[/FlateDecode /FlateDecode]'), body: deflateSync(SCRIPT) },
    false,
  ],
  [
    'objects packed in another way',
    { dictionary: FLATE.replace('Flate', 'LZW'), body: encoded('\u0080\u000b') },
    false,
  ],
  [
    'rows that are filtered as pictures are',
    { dictionary: `${FLATE} /DecodeParms << /Predictor 12 >>`, body: '7 0 << >>' },
    false,
  ],
  ['what was encrypted', { body: encoded('not deflated at all') }, false],
  ['more than there’s room for', { body: `7 0 << >>${' '.repeat(10_000)}` }, false],
])('a PDF with %s', (_, packed, isPlain) => {
  const bytes = pdf(packed);
  // From outside they look alike
  expect(typeOfFile(bytes)).toBe('application/pdf');
  expect(arePackedObjectsPlain(bytes, 10_000)).toBe(isPlain);
});
