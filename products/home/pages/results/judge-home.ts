/** A home of the list as a company's policy judges it: at its price a night. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import { homeJudge, homeTripFacts } from '#home/rules/home-policy.ts';
import type { HomeCard } from '#home/wire/home-search.ts';

type Judged = Pick<HomeCard, 'cityPlaceId' | 'checkIn' | 'nightly' | 'market'>;

export const judgeHome = (
  tier: PolicyTier,
  { cityPlaceId, checkIn, nightly, market }: Judged,
  bookedOn: CalendarDate,
): Verdict =>
  homeJudge(tier)({
    ...homeTripFacts(cityPlaceId, { startsOn: checkIn, bookedOn }),
    market,
    perNight: nightly,
  });
