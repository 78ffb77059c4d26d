/** The list's column: head, filters that are on, map, notes, cards, and more of them. */
import type { CarOffer } from '@sojourn/contract/products/car/car-search.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Fragment, useCallback, useState } from 'react';
import { CAR_PAGES_MAX } from '#products/car/search/car-url.ts';
import { judgeOffer, offerTrip } from '#products/car/shared/judge-offer.ts';
import { PolicyLine, usePolicyLine } from '#shared/policy/policy-line.tsx';
import { useBookedOn } from '#shared/policy/use-booked-on.ts';
import { SilentNote } from '#shared/results/answer-notes.tsx';
import { ShowMore } from '#shared/results/show-more.tsx';
import { useListOrder } from '#shared/results/use-list-order.ts';
import { CarResult } from './car-result.tsx';
import { CarResultRoom } from './car-result-room.tsx';
import { CarsHead, FilterBar } from './cars-head.tsx';
import { ClosedNote, DriverNote, NothingFound, SearchRefused } from './cars-notes.tsx';
import { DeskStrip } from './desk-strip.tsx';
import type { Page } from './use-cars-page.ts';

const ROOMS = [1, 2, 3, 4];
const EAGER = 2;
const idOf = ({ carId }: CarOffer): string => carId;

type ActiveProps = {
  readonly activeDesk: string | undefined;
  readonly onPoint: (deskId: string | undefined) => void;
};

const deskOf = ({ answer }: Page, { pickUpDesk }: CarOffer) =>
  answer.results.page?.desks.find(({ deskId }) => deskId === pickUpDesk);

function useOfferJudge(page: Page) {
  const bookedOn = useBookedOn();
  return useCallback(
    (tier: PolicyTier, offer: CarOffer) => {
      const trip = offerTrip(offer, { at: page.url.draft.pickUp, desk: deskOf(page, offer), bookedOn });
      return trip && judgeOffer(tier, offer, trip);
    },
    [page, bookedOn],
  );
}

function Cars({ page, activeDesk, onPoint }: { readonly page: Page } & ActiveProps) {
  const t = useText();
  const { answer, url, change, searchKey } = page;
  const { results, isStale } = answer;
  const order = useListOrder(searchKey, answer.offers, idOf);
  const shown = answer.offers.length;
  const total = results.page?.total ?? 0;
  const isGrowing = !results.isDone;
  const isBare = order.items.length === 0;
  const isRecommended = url.sort === 'MostRecommended';
  const line = usePolicyLine({ items: order.items, isRecommended, judge: useOfferJudge(page) });
  return (
    <>
      {order.isHeld && results.isDone && (
        <Button variant="tint" size="s" full className="cars__note" onClick={order.release}>
          {t('carResults.reorder')}
        </Button>
      )}
      <div
        ref={order.list}
        className={classNames('cars__cards', isStale && 'cars__cards--stale')}
        aria-busy={isGrowing || isStale}
      >
        {order.items.map((offer, at) => (
          <Fragment key={offer.carId}>
            {at === line && <PolicyLine />}
            <CarResult
              offer={offer}
              onPoint={onPoint}
              desk={deskOf(page, offer)}
              days={results.page?.days ?? 1}
              draft={url.draft}
              isTop={at === 0 && isRecommended && results.isDone}
              isActive={offer.pickUpDesk === activeDesk}
              isEager={at < EAGER}
            />
          </Fragment>
        ))}
        {(answer.isWaiting || (isBare && isGrowing)) && ROOMS.map((room) => <CarResultRoom key={room} />)}
      </div>
      {total > shown && url.page < CAR_PAGES_MAX && (
        <ShowMore
          words="carResults"
          shown={shown}
          total={total}
          loading={answer.isLoadingMore}
          onMore={() => change({ page: url.page + 1 })}
        />
      )}
    </>
  );
}

type CarsListProps = {
  readonly page: Page;
  readonly onChangeSearch: () => void;
  readonly onOpenFilters: () => void;
};

export function CarsList({ page, onChangeSearch, onOpenFilters }: CarsListProps) {
  const t = useText();
  const [activeDesk, onPoint] = useState<string>();
  const { answer } = page;
  const { results } = answer;
  if (answer.error || page.placeError)
    return (
      <>
        <h1 className="visually-hidden">{t('carResults.search.title')}</h1>
        <SearchRefused page={page} onChangeSearch={onChangeSearch} />
      </>
    );
  const isEmpty = results.isDone && results.page?.total === 0;
  return (
    <>
      <CarsHead page={page} />
      <FilterBar page={page} onOpen={onOpenFilters} />
      <SilentNote
        words="carResults"
        results={results}
        className="cars__note"
        onSearchAgain={answer.searchAgain}
      />
      {isEmpty ? (
        <NothingFound page={page} onChangeSearch={onChangeSearch} />
      ) : (
        <>
          <DeskStrip page={page} activeDesk={activeDesk} onPoint={onPoint} />
          <ClosedNote page={page} onChangeSearch={onChangeSearch} />
          <DriverNote page={page} onChangeSearch={onChangeSearch} />
          <Cars page={page} activeDesk={activeDesk} onPoint={onPoint} />
        </>
      )}
    </>
  );
}
