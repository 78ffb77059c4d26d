import { expect, test } from 'vitest';
import { settingsTable, undeclared, withTable } from './settings.ts';

test('the table has every program’s settings, each meaning of a name once', () => {
  const rows = settingsTable().split('\n').slice(2);
  expect(rows.length).toBeGreaterThan(50);
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows.filter((row) => row.startsWith('| `OIDC_CLIENT_SECRET` '))).toEqual([
    expect.stringContaining('| server, bank | **required** |'),
  ]);
  for (const row of rows) expect(row.replaceAll('\\|', '').split('|')).toHaveLength(6);
});

test('it replaces what is between the marks', () => {
  const document = 'before\n<!-- settings: npm run settings -->\nold\n<!-- /settings -->\nafter\n';
  expect(withTable(document, 'new')).toBe(
    'before\n<!-- settings: npm run settings -->\n\nnew\n\n<!-- /settings -->\nafter\n',
  );
  expect(() => withTable('no marks', 'new')).toThrow('has no');
});

test('a setting that is read past its schema is found', () => {
  const at = (code: string) => undeclared('a.ts', code);
  expect(at('process.env.SERVER_KEY; environment.PORT')).toEqual([]);
  expect(at('\nprocess.env.OIDC_CLIENT_ID')).toEqual([
    { path: 'a.ts', line: 2, message: 'OIDC_CLIENT_ID is in no table of settings' },
  ]);
});
