/** The list's column: head, filters that are on, map, notes and cards. */
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { NothingFound, ResultsNote, SearchRefused } from '@sojourn/portal/shared/results/answer-notes.tsx';
import { ResultsCards } from '@sojourn/portal/shared/results/results-cards.tsx';
import { FilterBar, ResultsColumn, ResultsHead } from '@sojourn/portal/shared/results/results-page.tsx';
import { useListOrder } from '@sojourn/portal/shared/results/use-list-order.ts';
import { formatTime } from '@sojourn/ui/formats.ts';
import { type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Clock, IdCard } from 'lucide-react';
import { useCallback, useState } from 'react';
import { judgeOffer, offerTrip } from '#car/pages/shared/judge-offer.ts';
import { CAR_SORTS } from '#car/rules/sorts-and-filters.ts';
import type { CarOffer } from '#car/wire/car-search.ts';
import { CAR_PAGES_MAX } from '../search/car-url.ts';
import { CarResult } from './car-result.tsx';
import { CarResultRoom } from './car-result-room.tsx';
import { CAR_SEARCH } from './car-search.ts';
import { DeskStrip } from './desk-strip.tsx';
import type { Page } from './use-cars-page.ts';

const EAGER = 2;

const deskOf = ({ answer }: Page, { pickUpDesk }: CarOffer) =>
  answer.results.page?.desks.find(({ deskId }) => deskId === pickUpDesk);

type ActiveProps = {
  readonly activeDesk: string | undefined;
  readonly onPoint: (deskId: string | undefined) => void;
};

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

function Head({ page }: { readonly page: Page }) {
  const t = useText();
  const locale = useLocale();
  const { place, answer, landing } = page;
  const { page: found, isDone } = answer.results;
  const isAirport = place?.kind === 'airport';
  const label = place?.label ?? '';
  const name = isAirport ? t('carResults.airport', { airport: label }) : label;
  const where = isAirport ? 'at' : place?.kind === 'city' ? 'in' : 'near';
  const isSearching = !found || (found.total === 0 && !isDone);
  const facts = [
    found && t('carResults.days', { days: found.days }),
    t('carResults.includes'),
    landing && t('carResults.landing', { time: formatTime(landing.atLocal, locale), flight: landing.flight }),
  ];
  return (
    <ResultsHead
      page={page}
      className="cars-head"
      heading={
        isSearching
          ? t('carResults.searching', { place: name })
          : t(`carResults.count.${where}`, { count: found.total, place: name })
      }
      facts={facts.filter(Boolean).join(' ')}
    />
  );
}

type Props = { readonly page: Page; readonly onChangeSearch: () => void };

/** Cars that other times, or another driver, would bring. */
function LeftOutNotes({ page, onChangeSearch }: Props) {
  const t = useText();
  const { page: found, isDone } = page.answer.results;
  if (!isDone || !found || found.total === 0) return null;
  const change = (label: string) => ({ label, isPlain: true, onPress: onChangeSearch });
  return (
    <>
      {found.closed > 0 && (
        <ResultsNote icon={<Clock />} action={change(t('carResults.closed.change'))}>
          {t('carResults.closed', { count: found.closed })}
        </ResultsNote>
      )}
      {found.notForDriver > 0 && (
        <ResultsNote icon={<IdCard />} action={change(t('carResults.driver.change'))}>
          {t('carResults.driver', { count: found.notForDriver, age: page.url.draft.age })}
        </ResultsNote>
      )}
    </>
  );
}

/** What a field of the form can change, in the field's own words. */
const FORM_CODES = [
  'UnknownPlace',
  'PickUpInPast',
  'PickUpTooSoon',
  'PickUpTooFarAhead',
  'DropOffBeforePickUp',
  'RentalTooShort',
  'RentalTooLong',
  'InvalidAge',
] satisfies readonly ApiErrorCode[];

function Refused({ page, onChangeSearch }: Props) {
  const t = useText();
  const code = codeOf(page.answer.error ?? page.placeError);
  const known = FORM_CODES.find((each) => each === code);
  return (
    <SearchRefused
      page={page}
      code={code}
      refusal={known && { title: t('carResults.refused.title'), text: t(`carForm.problem.${known}`) }}
      unavailable={t('carResults.error.unavailable')}
      onChangeSearch={onChangeSearch}
    />
  );
}

function Cars({ page, ...active }: { readonly page: Page } & ActiveProps) {
  const t = useText();
  const { answer, url } = page;
  const { results } = answer;
  const order = useListOrder(page.searchKey, answer.items, CAR_SEARCH.idOf);
  const isRecommended = url.sort === 'MostRecommended';
  return (
    <ResultsCards
      page={page}
      order={order}
      idOf={CAR_SEARCH.idOf}
      judge={useOfferJudge(page)}
      isRecommended={isRecommended}
      reorder={t('carResults.reorder')}
      room={<CarResultRoom />}
      rooms={4}
      pagesMax={CAR_PAGES_MAX}
      card={(offer, at) => (
        <CarResult
          offer={offer}
          onPoint={active.onPoint}
          desk={deskOf(page, offer)}
          days={results.page?.days ?? 1}
          draft={url.draft}
          isTop={at === 0 && isRecommended && results.isDone}
          isActive={offer.pickUpDesk === active.activeDesk}
          isEager={at < EAGER}
        />
      )}
    />
  );
}

export function CarsList({ page, onChangeSearch, onOpenFilters }: Props & { onOpenFilters: () => void }) {
  const t = useText();
  const [activeDesk, onPoint] = useState<string>();
  const active = { activeDesk, onPoint };
  return (
    <ResultsColumn
      page={page}
      refused={<Refused page={page} onChangeSearch={onChangeSearch} />}
      head={
        <>
          <Head page={page} />
          <FilterBar
            page={page}
            onOpenFilters={onOpenFilters}
            sorts={CAR_SORTS}
            sortName={(sort) => t(`carResults.sort.${sort}`)}
          />
        </>
      }
      empty={
        <NothingFound
          page={page}
          art={{ seed: 'no-cars', kind: 'countryside' }}
          causes={['closed', 'notForDriver', 'soldOut']}
          texts={(reason) => ({
            title: t(`carResults.empty.${reason}`),
            children: t(`carResults.empty.${reason}.text`),
          })}
          onChangeSearch={onChangeSearch}
        />
      }
    >
      <DeskStrip page={page} {...active} />
      <LeftOutNotes page={page} onChangeSearch={onChangeSearch} />
      <Cars page={page} {...active} />
    </ResultsColumn>
  );
}
