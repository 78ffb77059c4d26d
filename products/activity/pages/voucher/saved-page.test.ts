import { expect, test } from 'vitest';
import { type SavedPage, savedPage } from './saved-page.ts';

const PAGE: SavedPage = {
  language: 'en',
  title: 'Tejo sunset sail <script>',
  facts: [['When', 'Sat, Apr 17, 6:30 PM']],
  bring: ['Light jacket'],
  bringTitle: 'What to bring',
  map: { href: 'https://example.test/?a=1&b=2', text: 'Get directions' },
  phone: { number: '+351 21 555 0101', text: 'Call +351 21 555 0101' },
  note: 'Show it at the gate.',
  vouchers: [
    { code: 'V-1', of: 'Adult 1', dead: null },
    { code: 'V-2', of: 'Adult 2', dead: 'It was canceled.' },
  ],
};

test('a saved page has all that is needed at the gate, and nothing that is fetched', () => {
  const html = savedPage(PAGE);
  for (const text of [
    'Sat, Apr 17, 6:30 PM',
    'Light jacket',
    'Get directions',
    'tel:+351215550101',
    'V-1',
    'Adult 2',
  ])
    expect(html).toContain(text);
  expect(html.match(/<svg/g)).toHaveLength(2);
  expect(html).toContain('class="dead"');
  expect(html).not.toMatch(/<script|src=|<link/);
  expect(html).toContain('Tejo sunset sail &lt;script&gt;');
});
