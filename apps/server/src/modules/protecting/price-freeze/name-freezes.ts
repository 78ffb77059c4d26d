/** What a payment that waits is called: its trip, or the trip whose price it freezes. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { type BookingId, isId } from '@sojourn/domain/ids.ts';
import type { Db } from '#db/client.ts';
import type { Owner } from '#workflow/saga.ts';
import type { FreezeProducts } from './product.ts';
import { readFreeze } from './store.ts';
import { shownTrip } from './view-freeze.ts';

type Reader = Owner & { readonly locale: Locale };
type TitlesOf = (reader: Reader, ids: readonly BookingId[]) => Promise<ReadonlyMap<BookingId, string>>;

/** A freeze is paid under its own id. */
export const withFreezeTitles =
  (deps: { readonly db: Db; readonly products: FreezeProducts }, titlesOf: TitlesOf): TitlesOf =>
  async (reader, ids) => {
    const titles = new Map(
      await titlesOf(
        reader,
        ids.filter((id) => !isId('frz', id)),
      ),
    );
    for (const id of ids) {
      if (!isId('frz', id)) continue;
      const row = await readFreeze(deps.db, { ...reader, freezeId: id });
      if (row) titles.set(id, shownTrip(deps, row, reader.locale).title);
    }
    return titles;
  };
