import { expect, test } from 'vitest';
import { csvCell } from './csv-cell.ts';

test.each([
  ['Lisbon', 'Lisbon'],
  ['Ito, Hana', '"Ito, Hana"'],
  ['the "new" lab', '"the ""new"" lab"'],
  ['line\nbreak', '"line\nbreak"'],
  [-12.5, '-12.5'],
])('%j is the cell %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test.each([
  ['=1+1', "'=1+1"],
  ['-5 discount', "'-5 discount"],
  ['@x,y', '"\'@x,y"'],
  ['\n=1+1', '"\'\n=1+1"'],
  ['\r\n@x', '"\'\r\n@x"'],
  [' =1+1', "' =1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['＝1+1', "'＝1+1"],
  ['＠x', "'＠x"],
])('%j is never read as a formula', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});
