/** The flights of a plan B as their cards print them. Pure. */
import type { DisruptionView as Disruption, RebookPlan } from '@sojourn/contract/disruptions.ts';
import { type CalendarDate, type Instant, isBefore, nightsBetween } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { formatDate, formatDuration, formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { SliceView } from '#flight/pages/slices/slice-view.ts';
import { canWait } from '../disruption-view.ts';

export type PlanOption = RebookPlan['options'][number];
type RejectedFlight = RebookPlan['rejected'][number];

/** Leaving sooner than this, one has to hurry. */
const TIGHT_MINUTES = 180;

export type OptionFact = { readonly tone: 'good' | 'warn' | 'plain'; readonly text: TextRef };
export type OptionView = {
  readonly slice: SliceView;
  /** "Thu, Dec 3", when it leaves. */
  readonly day: string;
  readonly sooner: OptionFact;
  readonly leaves: OptionFact;
  readonly hasLeft: boolean;
};

type LayoverText = (values: { readonly duration: string; readonly code: string }) => string;

export function viewOfOption(
  option: PlanOption,
  disruption: Pick<Disruption, 'type' | 'airlineOffer'>,
  now: Instant,
  locale: Locale,
  layoverText: LayoverText,
): OptionView {
  const leavesIn = Math.floor((Date.parse(first(option.parts).starts) - Date.parse(now)) / 60_000);
  return {
    slice: sliceOf(option, locale, layoverText),
    day: formatDate(first(option.parts).startsLocal, locale),
    sooner: soonerOf(option.minutesSooner, comparedWith(disruption), locale),
    leaves: leavesOf(leavesIn, locale),
    hasLeft: leavesIn <= 0,
  };
}

const dayOf = (local: string): CalendarDate => local.slice(0, 10) as CalendarDate;

function sliceOf(option: PlanOption, locale: Locale, layoverText: LayoverText): SliceView {
  const { parts, airline, stops, durationMinutes } = option;
  const [start, end] = [first(parts), last(parts)];
  return {
    departs: formatTime(start.startsLocal, locale),
    arrives: formatTime(end.endsLocal, locale),
    plusDays: nightsBetween(dayOf(start.startsLocal), dayOf(end.endsLocal)),
    from: start.from.code,
    to: end.to.code,
    duration: formatDuration(durationMinutes, locale),
    stops,
    stopsText: textRef('flights.stops', { stops }),
    code: airline.code,
    airlines: airline.name,
    note: noteOf(option, locale, layoverText),
    hasSelfTransfer: false,
  };
}

/** Nonstop: the flight's number; else where one waits and how long. */
function noteOf({ parts }: PlanOption, locale: Locale, layoverText: LayoverText): string {
  if (parts.length === 1) return first(parts).title.replaceAll(' ', '\u00a0');
  const waits = parts.slice(1).map(({ starts, from }, place) => {
    const minutes = Math.round((Date.parse(starts) - Date.parse(parts[place]?.ends ?? starts)) / 60_000);
    return layoverText({ duration: formatDuration(minutes, locale), code: from.code });
  });
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(waits);
}

type Compared = 'waiting' | 'planned' | 'airline';

/** The own flight where it's only late, what the airline gives instead of it, else the plan. */
function comparedWith(disruption: Pick<Disruption, 'type' | 'airlineOffer'>): Compared {
  if (canWait(disruption)) return 'waiting';
  return disruption.airlineOffer ? 'airline' : 'planned';
}

function soonerOf(minutes: number, than: Compared, locale: Locale): OptionFact {
  const by = formatDuration(Math.abs(minutes), locale);
  if (minutes > 0) return { tone: 'good', text: textRef(`disruption.option.sooner.${than}`, { by }) };
  if (minutes === 0) return { tone: 'good', text: textRef(`disruption.option.same.${than}`) };
  return { tone: 'plain', text: textRef(`disruption.option.later.${than}`, { by }) };
}

function leavesOf(minutes: number, locale: Locale): OptionFact {
  if (minutes <= 0) return { tone: 'warn', text: textRef('disruption.option.left') };
  const by = formatDuration(minutes, locale);
  return minutes < TIGHT_MINUTES
    ? { tone: 'warn', text: textRef('disruption.option.tight', { by }) }
    : { tone: 'plain', text: textRef('disruption.option.leaves', { by }) };
}

type PlanState =
  /** Seats are held. */
  | 'held'
  /** They were, until a moment ago. */
  | 'holdOver'
  /** The airline doesn't hold seats; what's shown may sell. */
  | 'notHeld'
  | 'none';

export function planState({ options, heldUntil }: RebookPlan, now: Instant): PlanState {
  if (options.length === 0) return 'none';
  if (heldUntil === null) return 'notHeld';
  return isBefore(now, heldUntil) ? 'held' : 'holdOver';
}

/** "Air France, 6:55 PM"; with the day where it's another one. */
export function rejectedTitle(
  { airline: { name: airline }, departsLocal }: RejectedFlight,
  today: CalendarDate,
  locale: Locale,
): TextRef {
  const time = formatTime(departsLocal, locale);
  return dayOf(departsLocal) === today
    ? textRef('disruption.rejected.title', { airline, time })
    : textRef('disruption.rejected.titleDay', { airline, time, day: formatDate(departsLocal, locale) });
}
