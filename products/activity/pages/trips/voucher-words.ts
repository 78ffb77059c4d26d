/** Whose codes a booking has, and what stands beside them. */
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { languagesText } from '#activity/pages/shared/activity-words.ts';
import { meetingName, unitsText, whenText } from '#activity/pages/shared/sold-words.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import type { VoucherFacts } from '../voucher/voucher-card.tsx';

type Codes = ActivityTripDetail['codes'];

/** "Adult 1", "Adult 2", "Child"; null for a code that's for all. */
export function useOwners(codes: Codes): (string | null)[] {
  const t = useText();
  const seen = new Map<string, number>();
  return codes.map(({ kind }) => {
    if (kind === null) return null;
    const nth = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, nth);
    const isOnly = codes.filter((other) => other.kind === kind).length === 1;
    const name = t(`activity.unit.${kind}.one`);
    return isOnly ? name : `${name} ${nth}`;
  });
}

export function useVoucherFacts({ activity, lead, language }: ActivityTripDetail): VoucherFacts {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const spoken = languagesText(language ? [language] : activity.languages, locale);
  return {
    name: activity.activity.name,
    when: toText(whenText(activity, locale)),
    who: `${unitsText(activity, t, locale)}, ${lead.firstName} ${lead.lastName}`,
    where: meetingName(activity),
    language: spoken && toText(spoken),
  };
}
