import type { TripGroup, TripGroupDetail } from '@sojourn/contract/trips.ts';
import { first } from '@sojourn/domain/present.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useState } from 'react';
import { AsideCard } from '../aside-cards.tsx';
import { CapsuleCard } from './capsule-card.tsx';
import type { GroupPart } from './group-timeline.tsx';
import { groupName, groupTotal } from './group-view.ts';
import { useChangeGroup } from './use-change-group.ts';

type GroupAsideProps = { readonly detail: TripGroupDetail; readonly parts: readonly GroupPart[] };

/** What the trip costs, and the trips that it can be combined with. */
export function GroupAside({ detail: { group, trips, others }, parts }: GroupAsideProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const total = groupTotal(trips);
  const inFile = trips.find(({ offers }) => offers.includes('Itinerary'));
  return (
    <aside className="trip-aside">
      {inFile && <CapsuleCard bookingId={inFile.bookingId} />}
      <AsideCard id="group-cost" title={t('trips.group.cost')}>
        <KeyValues className="small trip-aside__lines">
          {parts.map(({ trip, glance }) => (
            <KeyValue key={trip.bookingId} label={toText(glance.title)}>
              {formatMoney(trip.grandTotal, locale)}
            </KeyValue>
          ))}
          {total && (
            <KeyValue label={t('booking.line.total')} weight="strong">
              {formatMoney(total, locale)}
            </KeyValue>
          )}
        </KeyValues>
      </AsideCard>
      {others.length > 0 && <JoinCard group={group} others={others} />}
    </aside>
  );
}

type JoinCardProps = { readonly group: TripGroup; readonly others: readonly TripGroup[] };

function JoinCard({ group, others }: JoinCardProps) {
  const t = useText();
  const locale = useLocale();
  const [other, setOther] = useState<TripGroup | null>(null);
  const change = useChangeGroup(first(group.bookingIds));
  const chosen = other ?? first(others);
  const options = others.map((each) => ({
    value: first(each.bookingIds),
    label: t('trips.group.other', {
      name: groupName(each, t('trips.group.unnamed')),
      date: formatDate(each.startsOn, locale),
    }),
  }));
  return (
    <AsideCard id="group-join" title={t('trips.group.join')}>
      <p className="small text-2">{t('trips.group.joinText')}</p>
      <SelectField
        label={t('trips.group.joinWith')}
        value={first(chosen.bookingIds)}
        onChange={({ target }) =>
          setOther(others.find(({ bookingIds }) => bookingIds[0] === target.value) ?? null)
        }
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button
        variant="secondary"
        size="s"
        loading={change.isPending}
        loadingLabel={t('trips.group.busy')}
        onClick={() => change.mutate({ kind: 'join', other: first(chosen.bookingIds) })}
      >
        {t('trips.group.joinNow')}
      </Button>
      {change.isError && (
        <p className="small text-bad" role="alert">
          {t('trips.group.failed')}
        </p>
      )}
    </AsideCard>
  );
}
