import loaders from 'virtual:messages';
import { ERRORS } from '@sojourn/contract/errors.ts';
import { expect, test, vi } from 'vitest';
import enErrors from '#messages/en/errors.json' with { type: 'json' };
import frErrors from '#messages/fr/errors.json' with { type: 'json' };
import { createSpeaker, loadMessages } from './locale.tsx';

const PARTS = ['title', 'cause', 'action'];
const IDS = Object.keys(ERRORS).flatMap((code) => PARTS.map((part) => `errors.${code}.${part}`));
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = { en: enErrors, fr: frErrors };

test.each(['en', 'fr'] as const)(
  'no error code shows its message key, even where a page derives it itself, in %s',
  async (locale) => {
    const { i18n, speak, fallSilent } = createSpeaker();
    await speak(locale);
    const loaded = new Promise((resolve) => i18n.on('change', () => resolve(true)));
    const first = IDS.map((id) => i18n._(id));
    expect(first.filter((text) => text === '' || text.startsWith('errors.'))).toEqual([]);
    await loaded;
    const own = IDS.filter((id) => OWN[locale]?.[id] !== undefined);
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((id) => i18n._(id).startsWith('errors.'))).toEqual([]);
    expect(i18n._('errors.SuppliersUnavailable.title')).toBe(
      OWN[locale]?.['errors.SuppliersUnavailable.title'],
    );
    fallSilent();
  },
);

/** Its texts arrive, or don't, once that's settled. */
function slowFrench() {
  const arrival = Promise.withResolvers<void>();
  const { base } = loaders.fr;
  vi.spyOn(loaders.fr, 'base').mockImplementationOnce(async () => {
    await arrival.promise;
    return base!();
  });
  return arrival;
}
const TEXT = 'terms.title';

test.each([
  ['arrive', 'fr'],
  ['don’t arrive', 'en'],
] as const)('texts needed during a switch whose texts %s are there in %s', async (outcome, shown) => {
  const { i18n, speak, fallSilent } = createSpeaker();
  await speak('en');
  const arrival = slowFrench();
  const switched = speak('fr').catch(() => false);
  const needed = loadMessages('terms');
  let isThere = false;
  void needed.then(() => {
    isThere = true;
  });
  await loaders.fr.terms!();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isThere).toBe(false);
  if (outcome === 'arrive') arrival.resolve();
  else arrival.reject(new Error('offline'));
  await needed;
  expect([await switched, i18n.locale]).toEqual([shown === 'fr', shown]);
  expect(i18n._(TEXT)).not.toBe(TEXT);
  fallSilent();
});
