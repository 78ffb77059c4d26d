/** Why a party can't book so, in a sentence. Pure. */
import type { Locale } from '@sojourn/ui/formats.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { UnitKind } from '#activity/rules/activity.ts';
import type { WirePartyProblem } from '#activity/wire/activities.ts';

type Translate = (id: MessageId) => string;

const kinds = (list: readonly UnitKind[], t: Translate, locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    list.map((kind) => t(`activity.unit.${kind}.one`)),
  );

export function partyProblemText(problem: WirePartyProblem, t: Translate, locale: Locale): TextRef {
  switch (problem.problem) {
    case 'noUnitForAge':
      return textRef('activity.problem.noUnitForAge', {
        count: problem.ages.length,
        ages: new Intl.ListFormat(locale).format(problem.ages.map(String)),
      });
    case 'needsCompanion':
      return textRef('activity.problem.needsCompanion', {
        unit: t(`activity.unit.${problem.unit}.one`),
        companions: kinds(problem.companions, t, locale),
      });
    case 'tooMany':
      return textRef('activity.problem.tooMany', {
        unit: t(`activity.unit.${problem.unit}`),
        most: problem.most,
      });
    case 'tooFew':
      return textRef('activity.problem.tooFew', {
        unit: t(`activity.unit.${problem.unit}`),
        least: problem.least,
      });
    case 'partyTooSmall':
      return textRef('activity.problem.partyTooSmall', { least: problem.least });
    case 'partyTooLarge':
      return textRef('activity.problem.partyTooLarge', { most: problem.most });
  }
}

/** "Ages 13 to 64", "65 and over", "Under 4" */
export function agesText(ages: { readonly from: number; readonly to: number } | null): TextRef | null {
  if (ages === null) return null;
  if (ages.to >= 99)
    return ages.from === 0
      ? textRef('activity.ages.all')
      : textRef('activity.ages.from', { from: ages.from });
  return ages.from === 0
    ? textRef('activity.ages.under', { age: ages.to + 1 })
    : textRef('activity.ages', { from: ages.from, to: ages.to });
}
