import { expect, test } from 'vitest';
import { ARCHITECTURE } from '../data/architecture.ts';
import { checkModuleLoops } from './module-loops.ts';
import { parseSource } from './source.ts';

const M = 'apps/server/src/modules';
const messages = (files: Record<string, string>, moduleArrows: Record<string, readonly string[]> = {}) =>
  checkModuleLoops(
    Object.entries(files).map(([path, text]) => parseSource(path, text)),
    { moduleArrows },
    new Map(),
  ).map(({ path, message }) => `${path} ${message}`);

const THERE = "import { b } from '../../trips/trips/store.ts';";
const ON = "import { c } from '#modules/money/wallet/store.ts';";
const BACK = "import { a } from '../../../selling/booking/store.ts';";

test('the list of permitted imports has no loop, and one that is planted there is refused', () => {
  expect(messages({}, ARCHITECTURE.moduleArrows)).toEqual([]);
  const { booking = [], trips = [] } = ARCHITECTURE.moduleArrows;
  expect(trips).toContain('booking');
  expect(messages({}, { ...ARCHITECTURE.moduleArrows, booking: [...booking, 'trips'] })).toEqual([
    'tools/data/architecture.ts permits a loop of modules: booking → trips → booking',
  ]);
});

test('a loop of modules at run time is refused, also where no file imports itself', () => {
  const loop = {
    [`${M}/selling/booking/a.ts`]: THERE,
    [`${M}/trips/trips/b.ts`]: ON,
    [`${M}/money/wallet/part/c.ts`]: BACK,
  };
  expect(messages(loop)).toEqual([`${M} have a loop of modules: booking → trips → wallet → booking`]);
});

test('types, tests and a module’s own files are no part of a loop', () => {
  const back = BACK.replace('import {', 'import type {');
  expect(
    messages({
      [`${M}/selling/booking/a.ts`]: `${THERE}\nimport './b.ts';`,
      [`${M}/trips/trips/b.ts`]: ON,
      [`${M}/money/wallet/part/c.ts`]: back,
      [`${M}/money/wallet/part/c.test.ts`]: BACK,
      [`${M}/money/wallet/testing/c.ts`]: BACK,
    }),
  ).toEqual([]);
});
