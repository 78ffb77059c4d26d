import { ERRORS } from '@sojourn/contract/errors.ts';
import { expect, test } from 'vitest';
import enErrors from '#messages/en/errors.json' with { type: 'json' };
import frErrors from '#messages/fr/errors.json' with { type: 'json' };
import { createSpeaker } from './locale.tsx';

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
