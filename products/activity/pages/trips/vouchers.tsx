/** The booking's codes, one for all or one for each person, with what's to know at the gate. */
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import { VoucherCard } from '../voucher/voucher-card.tsx';
import { useOwners, useVoucherFacts } from './voucher-words.ts';
import './vouchers.css';

export function Vouchers({ trip }: { readonly trip: ActivityTripDetail }) {
  const t = useText();
  const { codes, activity } = trip;
  const facts = useVoucherFacts(trip);
  const owners = useOwners(codes);
  return codes.map(({ code, isDead }, at) => (
    <VoucherCard
      key={code}
      state={isDead ? 'dead' : 'valid'}
      code={code}
      of={owners[at] ?? null}
      facts={facts}
      note={t(isDead ? 'activity.voucher.dead' : `activity.voucher.show.${activity.delivery}`)}
    />
  ));
}
