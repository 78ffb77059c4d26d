import { expect, test } from 'vitest';
import { forShadowRoot } from './embed-styles.ts';

test.each([
  [':root{--a:1px}', ':host{--a:1px}'],
  [':root,[data-theme=dark]{--a:1}', ':host,[data-theme=dark]{--a:1}'],
  ['html{margin:0}body{color:red}', '.sojourn-profile{margin:0}.sojourn-profile{color:red}'],
  ['@media print{:root{--a:1}body{color:#000}}', '@media print{:host{--a:1}.sojourn-profile{color:#000}}'],
  ['.body{font:var(--t-body)}.modal__body>p{a:b}', '.body{font:var(--t-body)}.modal__body>p{a:b}'],
  ['tbody tr{a:b}.x tbody{c:d}', 'tbody tr{a:b}.x tbody{c:d}'],
  ['@font-face{font-family:X;src:url(x.woff2)}p{a:b}', 'p{a:b}'],
])('%s', (css, inside) => {
  expect(forShadowRoot(css)).toBe(inside);
});
