import { expect, test } from 'vitest';
import { readPeopleCsv } from './read-people-csv.ts';
import { readScimUsers } from './read-scim-users.ts';
import { decodeTable } from './read-table.ts';

const HANA = { firstName: 'Hana', lastName: 'Itō, Jr.', email: 'hana@x.example', externalId: '007' };

test.each([
  ['commas and quotes', 'First name,Last name,Email,ID\nHana,"Itō, Jr.",hana@x.example,007\n', 2],
  [
    'semicolons, a mark and French',
    '\uFEFFPrénom;Nom;Courriel;Matricule\r\nHana;Itō, Jr.;hana@x.example;007',
    2,
  ],
  [
    'tabs and empty lines',
    '\tEmail\tfirst_name\tLASTNAME\tid\n\n\thana@x.example\tHana\tItō, Jr.\t007\n\n',
    3,
  ],
  ['Excel for Mac’s line ends', 'First name,Last name,Email,ID\rHana,"Itō, Jr.",hana@x.example,007\r', 2],
  [
    'the line that names the delimiter',
    'sep=;\r\nPrénom;Nom;Courriel;ID\r\nHana;Itō, Jr.;hana@x.example;007',
    3,
  ],
  ['that line in quotes', '"sep=|"\nfirst|last|email|id\nHana|Itō, Jr.|hana@x.example|007', 3],
  [
    'the headings of Google Workspace',
    'First Name [Required],Last Name [Required],Email Address [Required],Employee ID' +
      '\nHana,"Itō, Jr.",hana@x.example,007',
    2,
  ],
  ['two columns of one meaning', 'First,Last,Email,Work email,ID\nHana,"Itō, Jr.",hana@x.example,,007', 2],
  ['the first of them empty', 'First,Last,Email,Work email,ID\nHana,"Itō, Jr.",,hana@x.example,007', 2],
])('%s', (_, text, line) => {
  expect(readPeopleCsv(text)).toMatchObject({ rows: [{ ...HANA, line }], unknown: [] });
});

test('quotes hold quotes and lines, and columns that aren’t known are named', () => {
  const read = readPeopleCsv('email,department,Shoe size\na@x.example,"The ""new""\nlab",44');
  expect(read).toEqual({
    rows: [{ line: 2, email: 'a@x.example', department: 'The "new"\nlab' }],
    unknown: ['Shoe size'],
  });
});

test.each([
  ['', 'noHeader'],
  ['name,phone\nHana,1', 'noHeader'],
  ['email', 'noRows'],
])('%j has nobody', (text, problem) => {
  expect(readPeopleCsv(text)).toEqual({ problem });
});

test.each([
  ['UTF-16', [0xff, 0xfe, 0xe9, 0x00], 'é'],
  ['UTF-16 the other way', [0xfe, 0xff, 0x00, 0xe9], 'é'],
  ['Windows', [0xe9], 'é'],
  ['UTF-8', [0xc3, 0xa9], 'é'],
])('reads %s', (_, bytes, text) => {
  expect(decodeTable(new Uint8Array(bytes))).toEqual({ text });
});
test('a workbook is no text', () => {
  expect(decodeTable(new Uint8Array([0x50, 0x4b, 3, 4]))).toEqual({ problem: 'spreadsheet' });
});

test('a directory’s users, as different directories write them', () => {
  const extension = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
  const list = {
    Resources: [
      {
        userName: 'HANA@x.example',
        externalId: '7',
        name: { givenName: 'Hana', familyName: 'Ito' },
        emails: [{ value: 'old@x.example' }, { value: 'hana@x.example', primary: 'True' }],
        active: 'False',
        [extension]: { department: 'Lab', manager: { value: '9' } },
      },
      { UserName: 'owen@x.example', Name: { GivenName: 'Owen' }, Active: true, manager: 'Hana Ito' },
    ],
  };
  expect(readScimUsers(JSON.stringify(list))).toEqual({
    rows: [
      {
        line: 1,
        firstName: 'Hana',
        lastName: 'Ito',
        email: 'hana@x.example',
        department: 'Lab',
        manager: '9',
        externalId: '7',
        active: false,
      },
      { line: 2, firstName: 'Owen', email: 'owen@x.example', manager: 'Hana Ito', active: true },
    ],
    unknown: [],
  });
  expect(readScimUsers('{')).toEqual({ problem: 'notJson' });
  expect(readScimUsers('{"Resources": []}')).toEqual({ problem: 'noRows' });
});

test('a manager by the directory’s id is somebody of the list; else the id is read, with the name', () => {
  const manager = (value: string) => ({ manager: { value, displayName: 'Priya Nair' } });
  const users = [
    { id: 'd-1', externalId: '7', userName: 'hana@x.example', ...manager('d-2') },
    { id: 'd-2', externalId: '8', userName: 'owen@x.example', ...manager('d-9') },
    { id: 'd-3', externalId: '9', userName: 'ada@x.example', ...manager('8') },
  ];
  const read = readScimUsers(JSON.stringify(users));
  expect('rows' in read && read.rows.map(({ manager: by, managerName }) => [by, managerName])).toEqual([
    ['owen@x.example', undefined],
    ['d-9', 'Priya Nair'],
    ['owen@x.example', undefined],
  ]);
});
