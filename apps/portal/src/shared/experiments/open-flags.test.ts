import { expect, test } from 'vitest';
import { openFlags } from './open-flags.ts';

const DATA = { variantName: 'available', data: { from: '2027-02-13T03:00:00Z' } };

test('OpenFeature answers what the server said, and the caller’s default for anything else', async () => {
  const flags = await openFlags({
    experiments: [
      { id: 'plain', variant: 'available' },
      { id: 'with-data', variant: JSON.stringify(DATA) },
      { id: 'broken', variant: '{' },
    ],
    trackingProperties: {},
  });
  expect([flags.getBooleanValue('plain', false), flags.getBooleanValue('with-data', false)]).toEqual([
    true,
    true,
  ]);
  expect(flags.getStringValue('plain', 'control')).toBe('available');
  expect(flags.getObjectValue('with-data', {})).toEqual(DATA);
  expect(flags.getObjectDetails('plain', {})).toMatchObject({ value: {}, errorCode: 'TYPE_MISMATCH' });
  expect(flags.getObjectValue('broken', { a: 1 })).toEqual({ a: 1 });
  expect(flags.getNumberDetails('plain', 7)).toMatchObject({ value: 7, errorCode: 'TYPE_MISMATCH' });
  expect(flags.getBooleanDetails('none', false)).toMatchObject({ value: false, errorCode: 'FLAG_NOT_FOUND' });
});
test('a later answer replaces the one before', async () => {
  const of = (variant: string) => ({ experiments: [{ id: 'plain', variant }], trackingProperties: {} });
  const flags = await openFlags(of('available'));
  expect(flags.getBooleanValue('plain', false)).toBe(true);
  await openFlags(of('control'));
  expect(flags.getBooleanValue('plain', true)).toBe(false);
});
