/** A flight receipt's lines, which sum to the total: of each traveler, then what is for all. Pure. */
import { type Money, money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { fullNameOf } from './travelers-view.ts';

type Line<Part extends string> = { readonly part: Part; readonly amount: Money };
type PersonLines = {
  readonly name: string;
  readonly type: FlightTripDetail['travelers'][number]['type'];
  /** Numbers of the documents, each once. */
  readonly tickets: readonly string[];
  readonly lines: readonly Line<'base' | 'tax' | 'fee'>[];
};
type ReceiptLines = {
  readonly people: readonly PersonLines[];
  /** `adjustment`: the difference between the airline's total and its lines. */
  readonly extras: readonly Line<'seats' | 'bags' | 'adjustment'>[];
};

const some = <Part extends string>(lines: readonly (readonly [Part, number])[]): Line<Part>[] =>
  lines.filter(([, minor]) => minor !== 0).map(([part, minor]) => ({ part, amount: money(minor) }));

const sum = (lines: readonly Line<string>[]): number =>
  lines.reduce((total, { amount }) => total + amount.amountMinor, 0);

export function receiptLines({ travelers, price, total }: FlightTripDetail): ReceiptLines {
  const people = travelers.map((traveler): PersonLines => {
    const priced = price.travelers.find(({ type }) => type === traveler.type);
    const { each } = assertPresent(priced, `the price of a traveler (${traveler.type})`);
    return {
      name: fullNameOf(traveler),
      type: traveler.type,
      tickets: [...new Set(traveler.documents.map(({ number }) => number))],
      lines: [
        { part: 'base', amount: money(each.base) },
        ...some([['tax', each.tax] as const, ['fee', each.fee] as const]),
      ],
    };
  });
  const known = people.reduce((all, { lines }) => all + sum(lines), 0) + price.seatsMinor + price.bagsMinor;
  const extras = some([
    ['seats', price.seatsMinor] as const,
    ['bags', price.bagsMinor] as const,
    ['adjustment', total.amountMinor - known] as const,
  ]);
  return { people, extras };
}
