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
