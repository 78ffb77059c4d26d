/** Where nothing but the days ahead is out of policy, the smallest change is a later day. */
import { type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import type { PortalLocale } from '@sojourn/web/text/locale.tsx';
import type { Text } from '@sojourn/web/text/use-text.tsx';
import type { FoundRepair } from './repair.ts';

type Words = { readonly t: Text; readonly locale: PortalLocale };

/** `days`: later than now. Null where something else is out of policy too: no other price of that day is. */
export function dateRepair(
  { broken }: Verdict,
  startsOn: CalendarDate,
  { t, locale }: Words,
  move: (days: number) => void,
): FoundRepair {
  const late = broken.find((each) => each.rule === 'daysAhead');
  if (!late) return undefined;
  if (broken.length > 1) return null;
  return {
    change: t('policy.repair.from', { date: formatDate(late.from, locale, 'weekday') }),
    saves: null,
    apply: () => move(nightsBetween(startsOn, late.from)),
  };
}
