/** The list's column: head, filters that are on, the map, notes and cards. */

import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { NothingFound, SearchRefused } from '@sojourn/portal/shared/results/answer-notes.tsx';
import { ResultsCards } from '@sojourn/portal/shared/results/results-cards.tsx';
import { FilterBar, ResultsColumn, ResultsHead } from '@sojourn/portal/shared/results/results-page.tsx';
import { useListOrder } from '@sojourn/portal/shared/results/use-list-order.ts';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Map as MapIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ACTIVITY_SORTS } from '#activity/rules/activity.ts';
import type { ActivityOffer } from '#activity/wire/activity-search.ts';
import { ACTIVITY_PAGES_MAX } from '../search/activity-url.ts';
import { ActivityResult } from './activity-result.tsx';
import { ActivityResultRoom } from './activity-result-room.tsx';
import { ACTIVITY_SEARCH } from './activity-search.ts';
import { judgeActivity } from './judge-activity.ts';
import { type ActiveProps, MapPart } from './map-part.tsx';
import type { Page } from './use-activities-page.ts';

const EAGER = 2;

type PageProps = { readonly page: Page };
type ChangeProps = PageProps & { readonly onChangeSearch: () => void };

function Head({ page }: PageProps) {
  const t = useText();
  const { answer, shortName, url } = page;
  const { page: found, isDone } = answer.results;
  const isSearching = !found || (found.total === 0 && !isDone);
  const place = url.box ? '' : shortName;
  const where = place === '' ? 'area' : 'place';
  const { fitsTrip, languages, agesFit } = url.filters;
  const facts = [
    t('activityResults.includes'),
    found && (fitsTrip || languages?.length) && found.hidden.byTripOrLanguage > 0
      ? t('activityResults.left.tripOrLanguage', { count: found.hidden.byTripOrLanguage })
      : '',
    found && agesFit && found.hidden.byAges > 0
      ? t('activityResults.left.ages', { count: found.hidden.byAges })
      : '',
  ];
  return (
    <ResultsHead
      page={page}
      heading={
        isSearching
          ? t(`activityResults.searching.${where}`, { place })
          : t(`activityResults.count.${where}`, { count: found.total, place })
      }
      facts={facts.filter(Boolean).join(' ')}
    />
  );
}

/** What a field of the form can change, in the field's own words. */
const FORM_CODES: ReadonlySet<ApiErrorCode> = new Set([
  'PastDates',
  'UntilBeforeFrom',
  'TooManyDays',
  'TooFarAhead',
  'UnknownPlace',
  'InvalidInput',
]);

function Refused({ page, onChangeSearch }: ChangeProps) {
  const t = useText();
  const code = codeOf(page.answer.error ?? page.placeError);
  const { title, cause, action } = useErrorTexts(code);
  return (
    <SearchRefused
      page={page}
      code={code}
      refusal={FORM_CODES.has(code) && { title, text: `${cause} ${action}` }}
      unavailable={t('activityResults.error.unavailable')}
      onChangeSearch={onChangeSearch}
    />
  );
}

function Activities({ page, activeId, onPoint }: PageProps & ActiveProps) {
  const t = useText();
  const { answer, url } = page;
  const order = useListOrder(page.searchKey, answer.items, ACTIVITY_SEARCH.idOf);
  const bookedOn = useBookedOn();
  const judge = useCallback(
    (tier: PolicyTier, offer: ActivityOffer) => judgeActivity(tier, offer, bookedOn),
    [bookedOn],
  );
  const isRecommended = url.sort === 'Recommended';
  return (
    <ResultsCards
      page={page}
      order={order}
      idOf={ACTIVITY_SEARCH.idOf}
      judge={judge}
      isRecommended={isRecommended}
      reorder={t('activityResults.reorder')}
      room={<ActivityResultRoom />}
      rooms={4}
      pagesMax={ACTIVITY_PAGES_MAX}
      card={(offer, at) => (
        <ActivityResult
          offer={offer}
          where={url.where}
          criteria={url.criteria}
          isTop={at === 0 && isRecommended && answer.results.isDone}
          isActive={offer.activityId === activeId}
          isEager={at < EAGER}
          onPoint={onPoint}
        />
      )}
    />
  );
}

export function ActivitiesList({
  page,
  onChangeSearch,
  onOpenFilters,
}: ChangeProps & { readonly onOpenFilters: () => void }) {
  const t = useText();
  const [activeId, onPoint] = useState<string>();
  const { url, change } = page;
  const active = { activeId, onPoint };
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
            sorts={ACTIVITY_SORTS}
            sortName={(sort) => t(`activityResults.sort.${sort}`)}
          >
            <Chip
              size="s"
              icon={<MapIcon aria-hidden="true" />}
              selected={url.view === 'map'}
              onClick={() => change({ view: url.view === 'map' ? 'list' : 'map' })}
            >
              {t('activityResults.map')}
            </Chip>
          </FilterBar>
        </>
      }
      empty={
        <NothingFound
          page={page}
          art={{ seed: 'no-activities', kind: 'coast' }}
          texts={(reason) => ({
            title: t(`activityResults.empty.${reason}`),
            children: t(`activityResults.empty.${reason}.text`),
          })}
          onChangeSearch={onChangeSearch}
        />
      }
    >
      {url.view === 'map' && <MapPart page={page} {...active} />}
      <Activities page={page} {...active} />
    </ResultsColumn>
  );
}
