/** Keeps the vouchers of a trip on the device, as they are now. */
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useState } from 'react';
import { mapLink } from '#activity/pages/shared/map-link.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import { keepOffline } from '../voucher/save-offline.ts';
import type { SavedPage } from '../voucher/saved-page.ts';
import { useOwners, useVoucherFacts } from './voucher-words.ts';

function usePage(trip: ActivityTripDetail): SavedPage {
  const t = useText();
  const locale = useLocale();
  const facts = useVoucherFacts(trip);
  const owners = useOwners(trip.codes);
  const { activity, codes } = trip;
  const { operator, meetingPoint, bring, delivery } = activity;
  return {
    language: locale,
    title: facts.name,
    facts: [
      [t('activity.voucher.when'), facts.when],
      [t('activity.voucher.who'), facts.who],
      [t('activity.voucher.where'), meetingPoint.words],
      ...(facts.language ? [[t('activity.voucher.language'), facts.language] as const] : []),
    ],
    bring,
    bringTitle: t('activityShop.bring'),
    map: { href: mapLink(meetingPoint.position), text: t('activity.meet.directions') },
    phone: { number: operator.phone, text: t('activity.trip.call', { phone: operator.phone }) },
    note: t(`activity.voucher.show.${delivery}`),
    vouchers: codes.map(({ code, isDead }, at) => ({
      code,
      of: owners[at] ?? null,
      dead: isDead ? t('activity.voucher.dead') : null,
    })),
  };
}

/** True once the device has it. */
export function useSavedVoucher(trip: ActivityTripDetail): boolean {
  const page = usePage(trip);
  const [isSaved, setSaved] = useState(false);
  const { bookingId } = trip;
  const key = page.vouchers.length > 0 ? JSON.stringify(page) : null;
  useEffect(() => {
    if (key === null) return;
    void import('../voucher/saved-page.ts').then(async ({ savedPage }) => {
      setSaved(await keepOffline(bookingId, savedPage(JSON.parse(key) as SavedPage)));
    });
  }, [key, bookingId]);
  return isSaved;
}
