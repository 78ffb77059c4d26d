/** The cards of a list while its answer grows: in an order that holds still for readers, and more of them. */
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Fragment, type HTMLAttributes, type ReactNode } from 'react';
import { PolicyLine, usePolicyLine } from '#shared/policy/policy-line.tsx';
import './results-page.css';
import type { Counted, ListState } from './results-state.ts';
import { ShowMore } from './show-more.tsx';
import type { ListOrder } from './use-list-order.ts';

type ResultsCardsProps<Item> = {
  readonly page: ListState<Counted, Item>;
  /** Of the answer, by `useListOrder`. */
  readonly order: ListOrder<Item>;
  readonly idOf: (item: Item) => string;
  readonly card: (item: Item, at: number) => ReactNode;
  /** A card's room while nothing is known. */
  readonly room: ReactNode;
  readonly rooms: number;
  /** The list is in the order that we recommend, so the policy divides it. */
  readonly isRecommended: boolean;
  readonly judge: (tier: PolicyTier, item: Item) => Verdict | undefined;
  /** Offers the order asked for where a reader held it. */
  readonly reorder?: string;
  /** More of the list comes below while it grows. */
  readonly hasGrowingRoom?: boolean;
  /** Not all of a long list is drawn yet. */
  readonly isDrawing?: boolean;
  readonly pagesMax: number;
  readonly onClick?: HTMLAttributes<HTMLDivElement>['onClick'];
};

export function ResultsCards<Item>(props: ResultsCardsProps<Item>) {
  const { page, order, idOf, card, room, isRecommended, judge, isDrawing = false } = props;
  const { words, url, change, answer } = page;
  const { results, items, isStale, isWaiting } = answer;
  const isGrowing = !results.isDone;
  const line = usePolicyLine({ items: order.items, isRecommended, judge });
  const isBare = order.items.length === 0;
  const total = results.page?.total ?? 0;
  const rooms = isWaiting || (isBare && (isGrowing || items.length > 0)) ? props.rooms : 0;
  return (
    <>
      {order.isHeld && results.isDone && (
        <Button variant="tint" size="s" full className="results__note" onClick={order.release}>
          {props.reorder}
        </Button>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only notes which link was followed */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        ref={order.list}
        className={classNames('results__cards', isStale && 'results__cards--stale')}
        aria-busy={isGrowing || isStale || isDrawing}
        onClick={props.onClick}
      >
        {order.items.map((item, at) => (
          <Fragment key={idOf(item)}>
            {at === line && <PolicyLine />}
            {card(item, at)}
          </Fragment>
        ))}
        {Array.from({ length: rooms }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms are alike
          <Fragment key={at}>{room}</Fragment>
        ))}
        {props.hasGrowingRoom && isGrowing && !isBare && room}
      </div>
      {total > items.length && url.page < props.pagesMax && (
        <ShowMore
          words={words}
          shown={items.length}
          total={total}
          loading={answer.isLoadingMore}
          onMore={() => change({ page: url.page + 1 })}
        />
      )}
    </>
  );
}
