/** A seat in words: what a screen reader says of it, and what stands beside the cabin. */
import { money } from '@sojourn/domain/money.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { SeatCell } from './seat-view.ts';

/** "$39.00", "no charge"; undefined where nothing can be chosen. */
function priceWords(priceMinor: number | null, locale: Locale): TextRef | undefined {
  if (priceMinor === null) return undefined;
  return priceMinor === 0
    ? textRef('seats.price.none')
    : textRef('seats.price.some', { price: formatMoney(money(priceMinor), locale) });
}

/** Row and letter first, then place, comfort, who has it or what it costs: parts of one sentence. */
export function wordsOfSeat(cell: SeatCell, locale: Locale): TextRef[] {
  const { seat, position, hasExtraLegroom, isExit, state, holder, priceMinor } = cell;
  const price = state === 'free' || state === 'own' ? priceWords(priceMinor, locale) : undefined;
  const name = holder?.name ?? '';
  return [
    textRef('seats.seat', { seat }),
    textRef(`seats.position.${position}`),
    ...(isExit ? [textRef('seats.exitRow')] : []),
    ...(hasExtraLegroom ? [textRef('seats.legroom')] : []),
    state === 'unfit'
      ? textRef(`seats.unfit.${cell.bar ?? 'age'}`)
      : textRef(`seats.state.${state}`, { name }),
    ...(price ? [price] : []),
  ];
}

/** Up to two initials, as they stand on a seat; the traveler's number while no name is typed. */
export function initialsOf(name: string, number: number): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '');
  return letters.join('').toLocaleUpperCase() || String(number);
}
