import { expect, test } from 'vitest';
import { VOID_WINDOWS } from '#flight/rules/tickets/void-window.ts';
import en from '#flight/words/en/flight-start.json' with { type: 'json' };
import fr from '#flight/words/fr/flight-start.json' with { type: 'json' };
import { nothingFound } from './good-fares-view.ts';

test.each([
  [{}, 'flightStart.fares.none', false],
  [{ stops: 'none' }, 'flightStart.fares.none', false],
  [{ stops: 'none', excludeLowCost: true }, 'flightStart.fares.noneFits', true],
  [{ fareClasses: ['luxury'] }, 'flightStart.fares.noneFits', true],
] as const)('with nothing found under %j it is %s', (filters, id, byPreferences) => {
  const { fareClasses, ...others } = { fareClasses: undefined, ...filters };
  const given = fareClasses ? { ...others, fareClasses: [...fareClasses] } : others;
  expect(nothingFound('Boston', given)).toMatchObject({
    text: { id, values: { city: 'Boston' } },
    byPreferences,
  });
});

const words = (text: string) => text.replaceAll(/\s/g, ' ');
test('the text names every window of free cancellation, and when the last one starts', () => {
  const [english, french] = [en, fr].map((texts) => words(texts['flightStart.how.void.text']));
  for (const { voidHours } of VOID_WINDOWS.filter((each) => each.voidHours > 1)) {
    expect(english).toContain(`${voidHours} hours`);
    expect(french).toContain(`les ${voidHours} heures`);
  }
  const { fromHours } = VOID_WINDOWS.findLast(({ voidHours }) => voidHours > 0)!;
  expect(english).toContain(`1 hour if you book ${fromHours} to`);
  expect(french).toContain(`dans l’heure si vous réservez de ${fromHours} à`);
});
