import type { TripGroup, TripGroupDetail } from '@sojourn/contract/trips.ts';
import { first } from '@sojourn/domain/present.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { AsideCard } from '../aside-cards.tsx';
import { CompleteCard, FitCard } from '../fit/fit-cards.tsx';
import { CapsuleCard } from './capsule-card.tsx';
import { CostCard } from './cost-card.tsx';
import { groupName } from './group-view.ts';
import { useChangeGroup } from './use-change-group.ts';

/** The trip to take along, how it fits, what completes it and costs, and what it can be combined with. */
export function GroupAside({ detail }: { readonly detail: TripGroupDetail }) {
  const { group, trips, others, fit, cost } = detail;
  const inFile = trips.find(({ offers }) => offers.includes('Itinerary'));
  return (
    <aside className="trip-aside">
      {inFile && <CapsuleCard bookingId={inFile.bookingId} />}
      {fit && <FitCard fit={fit} />}
      {fit && <CompleteCard fit={fit} />}
      <CostCard cost={cost} />
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
