/** What mail says of an activity: when, where to meet, who, what's scanned. */
import type { Language } from '@sojourn/server/modules/platform/notify/letter.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import { partyText, whenText } from '../when-text.ts';
import { ACTIVITY_WORDS } from '../words.ts';
import { ACTIVITY_MAIL } from './texts.ts';

type Rows = (readonly [label: string, value: string])[];
type Reader = Pick<Language, 'locale'>;

/** The meeting point, unless a ride comes. */
function whereRows({ activity, pickup }: ActivityTripDetail, { locale }: Reader): Rows {
  const { labels, later, before } = ACTIVITY_MAIL[locale];
  const { meetingPoint, pickupPlaces } = activity;
  const place = pickup.kind === 'place' && pickupPlaces.find(({ placeId }) => placeId === pickup.placeId);
  if (place) return [[labels.pickup, before(place.name, place.minutesBefore)]];
  return [
    ...(pickup.kind === 'later' ? [[labels.pickup, later] as const] : []),
    [labels.meet, before(meetingPoint.words, meetingPoint.minutesBefore)],
  ];
}

/** `isNamed`: with the lead traveler's name. */
export function activityRows(trip: ActivityTripDetail, reader: Reader, isNamed: boolean): Rows {
  const { activity, lead, supplierLocator, codes } = trip;
  const { locale } = reader;
  const { labels } = ACTIVITY_MAIL[locale];
  const option = ACTIVITY_WORDS[locale].options[activity.option];
  const live = codes.filter(({ isDead }) => !isDead);
  const kindOf = (kind: (typeof live)[number]['kind']) =>
    kind ? `${labels.code}, ${ACTIVITY_WORDS[locale].units[kind]}` : labels.code;
  return [
    [labels.activity, option ? `${activity.activity.name}, ${option}` : activity.activity.name],
    [labels.when, whenText(activity, locale)],
    ...whereRows(trip, reader),
    ...(activity.bring.length > 0 ? [[labels.bring, activity.bring.join(', ')] as const] : []),
    [labels.party, partyText(activity, locale)],
    ...(isNamed ? [[labels.lead, `${lead.firstName} ${lead.lastName}`] as const] : []),
    [labels.operator, `${activity.operator.name}, ${activity.operator.phone}`],
    ...(supplierLocator === null ? [] : [[labels.locator, supplierLocator] as const]),
    ...live.map(({ code, kind }) => [kindOf(kind), code] as const),
  ];
}
