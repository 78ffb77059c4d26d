/** What a frozen price may be used for instead of a trip that's sold out, each to be booked at it (B §8). */
import type { FrozenPrice, SimilarTrip } from '@sojourn/contract/price-freezes.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Stars } from '@sojourn/ui/content/stars.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDateRange, formatMoney, formatTime } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useExercise, useSimilarTrips } from './use-frozen.ts';

type Props = { readonly freeze: FrozenPrice };

export function SimilarTrips({ freeze }: Props) {
  const t = useText();
  const { data, error } = useSimilarTrips(freeze);
  const exercise = useExercise(freeze);
  const id = `similar-${freeze.freezeId}`;
  if (!data && !error)
    return (
      <div aria-busy="true">
        <span className="visually-hidden">{t('freeze.similar.loading')}</span>
        <Skeleton height={72} />
      </div>
    );
  if (error) return <Trouble thrown={error} />;
  if (!data || data.length === 0) return <p>{t('freeze.similar.none')}</p>;
  return (
    <section aria-labelledby={id} className="similar">
      <h3 id={id} className="title-s">
        {t(`freeze.similar.title${freeze.kind}`)}
      </h3>
      <p className="small text-2">{t('freeze.similar.lead')}</p>
      <ul className="similar__list">
        {data.map((trip) => (
          <Similar
            key={trip.similarKey}
            trip={trip}
            isBusy={exercise.isPending && exercise.variables === trip.similarKey}
            onBook={() => exercise.isPending || exercise.mutate(trip.similarKey)}
          />
        ))}
      </ul>
      {exercise.error && <Trouble thrown={exercise.error} />}
    </section>
  );
}

type SimilarProps = {
  readonly trip: SimilarTrip;
  readonly isBusy: boolean;
  readonly onBook: () => void;
};

function Similar({ trip, isBusy, onBook }: SimilarProps) {
  const t = useText();
  const locale = useLocale();
  const money = formatMoney(trip.leftToPay, locale);
  const values = { price: formatMoney(trip.price, locale), cover: formatMoney(trip.cover, locale) };
  return (
    <li className="similar__trip">
      <Art {...asArt(trip.art)} width={88} height={88} className="similar__art" />
      <div className="similar__what">
        <b>{trip.title}</b>
        {trip.stars !== null && (
          <Stars count={trip.stars} label={t('booking.stars', { stars: trip.stars })} />
        )}
        <span className="small text-2">
          {formatDateRange(trip.startsOn, trip.endsOn, locale)} · {trip.detail}
        </span>
        {trip.slices.map((slice) => (
          <Times key={slice.departs} slice={slice} />
        ))}
      </div>
      <div className="similar__price">
        <b className="money-m num">{money}</b>
        <span className="small text-2">
          {t(trip.cover.amountMinor > 0 ? 'freeze.similar.covered' : 'freeze.similar.price', values)}
        </span>
        <Button
          size="s"
          variant="secondary"
          loading={isBusy}
          loadingLabel={t('freeze.list.busy')}
          onClick={onBook}
        >
          {t('freeze.similar.book')}
          <span className="visually-hidden">
            , {trip.title}, {money}
          </span>
        </Button>
      </div>
    </li>
  );
}

function Times({ slice }: { readonly slice: SimilarTrip['slices'][number] }) {
  const t = useText();
  const locale = useLocale();
  const { origin, destination, departs, arrives, stops } = slice;
  return (
    <span className="small num">
      {t('freeze.similar.slice', {
        origin,
        destination,
        departs: formatTime(departs, locale),
        arrives: formatTime(arrives, locale),
        stops,
      })}
    </span>
  );
}

function Trouble({ thrown }: { readonly thrown: unknown }) {
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  return (
    <p role="alert" className="small">
      <b>{title}</b> {cause} {action}
    </p>
  );
}
