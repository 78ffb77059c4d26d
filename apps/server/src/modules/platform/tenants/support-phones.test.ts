import { expect, test } from 'vitest';
import cedar from '../../../../../../config/examples/cedar.json' with { type: 'json' };
import file from '../../../../../../config/tenants.json' with { type: 'json' };
import { DEMO_PEOPLE } from '../../../../../bank/src/data/demo-people.ts';

test('no support number is a demo person’s phone', () => {
  const phones = JSON.stringify([file, cedar]).match(/\+\d[\d ]{8,}/g) ?? [];
  expect(phones.length).toBeGreaterThanOrEqual(6);
  const people: readonly unknown[] = DEMO_PEOPLE.map(({ phone }) => phone);
  expect(phones.filter((phone) => people.includes(phone))).toEqual([]);
});
