import type { PartGroup } from '@sojourn/contract/changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { PartUnit } from '@sojourn/domain/booking/change-state.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { BedDouble, Info, Plane, X } from 'lucide-react';
import type { PartQuote } from './part-view.ts';

type Part = PartGroup['parts'][number];
type PartTableProps = {
  readonly trip: TripDetail;
  readonly group: PartGroup;
  /** Flights are on tickets of their own: a section says so. */
  readonly hasTickets: boolean;
  readonly chosen: readonly number[];
  readonly quote: PartQuote | null;
  /** It's being canceled: nothing else is chosen any more. */
  readonly isLocked: boolean;
  readonly onToggle: (part: number) => void;
};

/** Everybody, or every room, with whether they stay and what canceling them gives back. */
export function PartTable({ trip, group, hasTickets, chosen, quote, isLocked, onToggle }: PartTableProps) {
  const t = useText();
  const { unit } = group;
  return (
    <section aria-labelledby={`cancel-part-${unit}`}>
      <h2 id={`cancel-part-${unit}`} className="title-l">
        {t(`cancelPart.who.${unit}`)}
      </h2>
      <Card clip>
        <div className="cancel-part__top small text-2">
          <span>{[trip.confirmationCode, t(`cancelPart.all.${unit}`)].filter(Boolean).join(' · ')}</span>
          <span className="cancel-part__back">{t('cancelPart.givesBack')}</span>
        </div>
        <ul>
          {group.parts.map((part) => (
            <Row
              key={part.part}
              part={part}
              unit={unit}
              isCanceled={chosen.includes(part.part)}
              back={quote?.parts.find((each) => each.part === part.part) ?? null}
              isLocked={isLocked}
              onToggle={() => onToggle(part.part)}
            />
          ))}
        </ul>
        <p className="cancel-part__note small text-2">
          <Info className="icon icon--s" aria-hidden="true" />
          <span>{t(`cancelPart.note.${unit === 'traveler' && hasTickets ? 'party' : unit}`)}</span>
        </p>
      </Card>
    </section>
  );
}

type RowProps = {
  readonly part: Part;
  readonly unit: PartUnit;
  readonly isCanceled: boolean;
  readonly back: PartQuote['parts'][number] | null;
  readonly isLocked: boolean;
  readonly onToggle: () => void;
};

function Row({ part, unit, isCanceled, back, isLocked, onToggle }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const { name } = part;
  return (
    <li className="cancel-part__row">
      {unit === 'traveler' ? (
        <Avatar name={name} tint />
      ) : (
        <span className="cancel-part__icon" aria-hidden="true">
          {unit === 'room' ? <BedDouble /> : <Plane />}
        </span>
      )}
      <div className="cancel-part__name">
        <b className="title-s">{unit === 'room' ? t('cancelPart.room', { number: part.part + 1 }) : name}</b>
        <span className="small text-2">{useDetail(part, unit)}</span>
      </div>
      <label className="cancel-part__cell" data-canceled={isCanceled || undefined}>
        <input
          type="checkbox"
          checked={isCanceled}
          disabled={isLocked}
          onChange={onToggle}
          aria-label={t(unit === 'ticket' ? 'cancelPart.cancelTicket' : 'cancelPart.cancelFor', { name })}
        />
        <span className="cancel-part__mark" aria-hidden="true">
          {isCanceled && <X />}
        </span>
        <span>{t(isCanceled ? 'cancelPart.cancel' : 'cancelPart.keep')}</span>
      </label>
      <div className="cancel-part__back num">
        {back ? (
          <>
            <b className="title-s">{formatMoney(back.refund, locale)}</b>
            <span className="small text-2">
              {t('cancelPart.of', { paid: formatMoney(back.paid, locale) })}
            </span>
          </>
        ) : (
          <span className="text-3">–</span>
        )}
      </div>
    </li>
  );
}

/** Seats of a traveler, or their age; who sleeps in a room; when and with whom a ticket flies. */
function useDetail({ age, seats, adults, children, name, ways }: Part, unit: PartUnit): string {
  const t = useText();
  const locale = useLocale();
  if (unit === 'room') return t('cancelPart.guests', { name, adults, children });
  if (unit === 'ticket') {
    const days = ways.map(({ leaves }) => formatDate(leaves, locale));
    const airlines = [...new Set(ways.map(({ airline }) => airline))];
    return [days.join(', '), airlines.join(', ')].join(' · ');
  }
  const years = age && age !== 'Adult' ? t(`cancelPart.age.${age}`) : null;
  const places =
    seats.length > 0 ? t('cancelPart.seats', { count: seats.length, seats: seats.join(', ') }) : null;
  return [years, places].filter(Boolean).join(' · ') || t('cancelPart.noSeats');
}
