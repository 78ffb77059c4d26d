/** The map over the list: a pin for each activity, and the card of the chosen one. */
import { formatScore } from '@sojourn/portal/shared/format-score.ts';
import { usePagedAnswer } from '@sojourn/portal/shared/results/use-paged-answer.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { MapCard, MapCardRoom } from '@sojourn/web/map/map-card.tsx';
import { mapRoom, WhenIdle } from '@sojourn/web/map/when-idle.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useMemo, useState } from 'react';
import { lengthText } from '#activity/pages/shared/activity-words.ts';
import type { ActivityOffer } from '#activity/wire/activity-search.ts';
import { printShopUrl, SHOP_PATH, shopUrlOf } from '../search/shop-url.ts';
import type { ActivitiesMapProps } from './activities-map.tsx';
import { ACTIVITY_SEARCH, activityQuestion } from './activity-search.ts';
import './map-part.css';
import type { Page } from './use-activities-page.ts';

export type ActiveProps = {
  readonly activeId: string | undefined;
  readonly onPoint: (activityId: string | undefined) => void;
};

const ActivitiesMap = lazyPart<ActivitiesMapProps>(() => import('./activities-map.tsx'));

/** Beyond the list, one activity is requested by itself. */
function useOfferOfPin({ url, answer }: Page, activityId: string | undefined): ActivityOffer | undefined {
  const listed = answer.items.find((offer) => offer.activityId === activityId);
  const question = activityId && !listed ? activityQuestion(url, null) : undefined;
  const one = question && activityId && { ...question, filters: { activityIds: [activityId] } };
  const pinned = usePagedAnswer(ACTIVITY_SEARCH, one || undefined, 1);
  return listed ?? pinned.items.find((offer) => offer.activityId === activityId);
}

type CardProps = { readonly page: Page; readonly activityId: string; readonly onClose: () => void };

function PinCard({ page, activityId, onClose }: CardProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const offer = useOfferOfPin(page, activityId);
  if (!offer) return <MapCardRoom />;
  const { name, art, rating, minutes, adult, total } = offer;
  const facts = [
    ...(rating.count > 0 ? [formatScore(rating.tenths, locale)] : []),
    toText(lengthText(minutes, locale)),
  ];
  return (
    <MapCard
      art={asArt(art)}
      title={
        <Link
          to={SHOP_PATH}
          search={printShopUrl(shopUrlOf(activityId, page.url))}
          className="title-s card__link"
        >
          {name}
        </Link>
      }
      onClose={onClose}
    >
      <p className="small text-2">{facts.join(' · ')}</p>
      <p className="small map-popup__price">
        <b className="num">{formatMoney(total ?? adult, locale)}</b>{' '}
        <span className="text-2">
          {total
            ? t('activityResults.price.covers', { people: page.url.criteria.ages.length })
            : t('activityResults.map.each')}
        </span>
      </p>
    </MapCard>
  );
}

export function MapPart({ page, activeId, onPoint }: ActiveProps & { readonly page: Page }) {
  const { url, change, answer } = page;
  // While another area loads, the map shows the previous one
  const [last, setLast] = useState(answer.results.page);
  if (answer.results.page && answer.results.page !== last) setLast(answer.results.page);
  const [chosenId, setChosenId] = useState<string>();
  const names = useMemo(
    () => new Map(answer.items.map(({ activityId, name }) => [activityId, name])),
    [answer.items],
  );
  const box = url.box ?? last?.box;
  return (
    <div className="activities-map">
      {box && last ? (
        <WhenIdle>
          <ActivitiesMap
            box={box}
            isOwnBox={url.box !== undefined}
            pins={last.pins}
            names={names}
            activeId={activeId}
            chosenId={chosenId}
            onPoint={onPoint}
            onChoose={setChosenId}
            onSearchHere={(here) => change({ box: here })}
            card={
              chosenId && <PinCard page={page} activityId={chosenId} onClose={() => setChosenId(undefined)} />
            }
          />
        </WhenIdle>
      ) : (
        mapRoom
      )}
    </div>
  );
}
