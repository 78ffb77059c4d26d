import en from '@sojourn/web/messages/en/search.json' with { type: 'json' };
import fr from '@sojourn/web/messages/fr/search.json' with { type: 'json' };
import type { Text } from '@sojourn/web/text/use-text.tsx';
import { expect, test } from 'vitest';
import { STAY_LIMITS } from '#hotel/rules/stay.ts';
import { readRooms } from '../search/stay-criteria.ts';
import { GUESTS_PROBLEMS, guestsProblem } from './check-stay-form.ts';
import { guestsProblemText } from './guests-problem-text.ts';

const CATALOGS = { en, fr } as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;
const textIn =
  (locale: string): Text =>
  (id, values) =>
    (CATALOGS[locale]?.[id] ?? id).replace(/\{(\w+)\}/g, (_, name) => String(values?.[name]));

test.each([
  ['rooms=9', '9', 'At most 6 adults per room.'],
  ['rooms=0', '0', 'Each room needs at least one adult.'],
  ['nine rooms', '1,1,1,1,1,1,1,1,1', 'You can book at most 8 rooms at a time.'],
  ['a child of 40', '2-40', 'Children are 0 to 17. Add older guests as adults.'],
])('an address with %s names the field and the limit', (_, rooms, text) => {
  const problem = guestsProblem(readRooms(rooms) ?? []);
  expect(problem && guestsProblemText(textIn('en'), problem)).toBe(text);
});

test.each(['en', 'fr'])('every problem with the guests has its text and its limit in %s', (locale) => {
  const texts = GUESTS_PROBLEMS.map((problem) => guestsProblemText(textIn(locale), problem));
  expect(texts.filter((text) => text.includes('problem'))).toEqual([]);
  const limits = GUESTS_PROBLEMS.flatMap((problem, at) =>
    /^(TooMany|ChildTooOld)/.test(problem) ? [texts[at] ?? ''] : [],
  );
  expect(limits.map((text) => Number(/[1-9]\d*/.exec(text)?.[0]))).toEqual([
    STAY_LIMITS.roomsMax,
    STAY_LIMITS.adultsPerRoomMax,
    STAY_LIMITS.childrenPerRoomMax,
    STAY_LIMITS.childAgeMax,
  ]);
});
