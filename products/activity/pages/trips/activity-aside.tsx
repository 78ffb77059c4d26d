import {
  AsideCard,
  CasesCard,
  Fact,
  NowCard,
  PaymentCard,
  RefundCard,
} from '@sojourn/portal/features/trips/aside-cards.tsx';
import { EditDetails } from '@sojourn/portal/features/trips/details/edit-details-button.tsx';
import { HistoryCard } from '@sojourn/portal/features/trips/history-card.tsx';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import type { TripView } from '@sojourn/portal/features/trips/trip-view.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import {
  Bus,
  FileText,
  Languages,
  MessageCircleQuestionMark,
  MessageSquare,
  Phone,
  User,
} from 'lucide-react';
import { ActivityPriceLines } from '#activity/pages/shared/price-lines.tsx';
import { meetingName } from '#activity/pages/shared/sold-words.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import { languageName } from '../search/activity-filters.ts';
import { LazyEditLead } from './details/lazy-edit-lead.tsx';

type Props = { readonly trip: ActivityTripDetail };

function usePickupText({ pickup, activity }: ActivityTripDetail): string {
  const t = useText();
  if (pickup.kind === 'later') return t('activity.trip.pickup.later');
  if (pickup.kind === 'meetingPoint') return t('activity.trip.pickup.meet', { place: meetingName(activity) });
  const place = activity.pickupPlaces.find(({ placeId }) => placeId === pickup.placeId);
  return t('activity.trip.pickup.place', { place: place?.name ?? pickup.placeId });
}

/** What can be done, what was paid and comes back, and how to reach the operator. */
export function ActivityAside({ trip, view }: Props & { readonly view: TripView }) {
  const t = useText();
  const locale = useLocale();
  const pickup = usePickupText(trip);
  const { activity, lead, language, answers, note, supplierLocator } = trip;
  const { operator } = activity;
  return (
    <aside className="trip-aside">
      <NowCard trip={trip} sentences={view.now} />
      <PaymentCard trip={trip}>
        <ActivityPriceLines price={activity.price} />
      </PaymentCard>
      <RefundCard trip={trip} />
      <HistoryCard trip={trip} />
      <CasesCard trip={trip} />
      <AsideCard id="trip-operator" title={operator.name}>
        <ul className="trip-aside__facts small text-2">
          <Fact icon={<User />}>
            {t('activity.trip.lead', { name: `${lead.firstName} ${lead.lastName}` })}
          </Fact>
          {activity.activity.pickup.isOffered && <Fact icon={<Bus />}>{pickup}</Fact>}
          {language && (
            <Fact icon={<Languages />}>
              {t('activity.trip.speaks', { language: languageName(language, locale) })}
            </Fact>
          )}
          {answers.map(({ questionId, label, answer }) => (
            <Fact key={questionId} icon={<MessageCircleQuestionMark />}>
              {label} <b>{answer}</b>
            </Fact>
          ))}
          {note && <Fact icon={<MessageSquare />}>{note}</Fact>}
          <Fact icon={<Phone />}>
            <PhoneLink number={operator.phone} className="link--alone">
              {t('activity.trip.call', { phone: operator.phone })}
            </PhoneLink>
          </Fact>
          {supplierLocator && (
            <Fact icon={<FileText />}>
              {t('activity.trip.record', { operator: operator.name, locator: supplierLocator })}
            </Fact>
          )}
        </ul>
        <EditDetails trip={trip} Modal={LazyEditLead} of={{ trip }} name={operator.name} />
      </AsideCard>
    </aside>
  );
}
