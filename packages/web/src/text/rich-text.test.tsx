import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withParts } from './use-text.tsx';

const parts = ['b', 'a', 'br'].map((tag) => createElement(tag, { key: tag }));
const drawn = (text: string): string =>
  renderToStaticMarkup(createElement('p', null, withParts(text, parts)));

test.each([
  ['No part at all', '<p>No part at all</p>'],
  ['<0>Two</0> of <1>three</1>.', '<p><b>Two</b> of <a>three</a>.</p>'],
  ['One<2/>two', '<p>One<br/>two</p>'],
  ['<1>All <0>of</0> it</1>', '<p><a>All <b>of</b> it</a></p>'],
  ['<7>nobody’s</7> part', '<p>nobody’s part</p>'],
  ['3 < 4 & <0>5</0>', '<p>3 &lt; 4 &amp; <b>5</b></p>'],
])('%s', (text, markup) => {
  expect(drawn(text)).toBe(markup);
});
