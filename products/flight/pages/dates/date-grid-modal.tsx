/** Both dates at once: seven departures by seven returns, each a link to its search. */
import { classNames } from '@sojourn/ui/class-names.ts';
import '@sojourn/ui/dates/date-range-calendar.css';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDate } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { FLIGHTS_PATH } from '../search/flight-draft.ts';
import { type FlightUrl, printFlightUrl } from '../search/flight-url.ts';
import { type PriceBasis, scanned } from '../search/price-basis.ts';
import './date-grid-modal.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import type { FaresQuestion } from '../results/question-view.ts';
import { type DateGrid, dateGrid, type GridCell } from './date-grid-view.ts';
import { onDates } from './on-dates.ts';
import { useFareDates } from './use-fares-by-day.ts';

type DateGridProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly url: FlightUrl;
  readonly basis: PriceBasis;
  readonly question: FaresQuestion | undefined;
};

type CellProps = Pick<DateGridProps, 'url' | 'basis' | 'onClose'> & {
  readonly cell: GridCell | undefined;
  readonly departs: DateGrid['departures'][number];
  readonly returns: DateGrid['departures'][number];
  readonly lowestMinor: number | undefined;
};

function Cell({ cell, departs, returns, lowestMinor, url, basis, onClose }: CellProps) {
  const t = useText();
  const locale = useLocale();
  if (!cell || cell.totalMinor === null) {
    return (
      <td className="date-grid__cell">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('flightResults.dates.none')}</span>
      </td>
    );
  }
  const isChosen = departs === url.draft.legs[0]?.date && returns === url.draft.legs[1]?.date;
  return (
    <td className="date-grid__cell">
      <Link
        to={FLIGHTS_PATH}
        search={printFlightUrl(onDates(url, { departs, returns }))}
        resetScroll={false}
        onClick={onClose}
        aria-current={isChosen ? 'date' : undefined}
        className={classNames(
          'date-grid__link',
          `calendar__day--heat-${cell.heat}`,
          isChosen && 'date-grid__link--chosen',
          cell.totalMinor === lowestMinor && 'date-grid__link--lowest',
        )}
      >
        {scanned(basis.of(cell.totalMinor), locale)}
      </Link>
    </td>
  );
}

function Grid({
  grid,
  ...rest
}: { readonly grid: DateGrid } & Pick<DateGridProps, 'url' | 'basis' | 'onClose'>) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className="date-grid__scroll">
      <table className="date-grid">
        <caption className="visually-hidden">{t('flightResults.grid.caption')}</caption>
        <thead>
          <tr>
            <td className="date-grid__corner micro text-3">{t('flightResults.grid.corner')}</td>
            {grid.departures.map((day) => (
              <th key={day} scope="col">
                {formatDate(day, locale, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map(({ returns, cells }) => (
            <tr key={returns}>
              <th scope="row">{formatDate(returns, locale, 'weekday')}</th>
              {grid.departures.map((departs, place) => (
                <Cell
                  key={departs}
                  cell={cells[place]}
                  lowestMinor={grid.lowestMinor}
                  departs={departs}
                  returns={returns}
                  {...rest}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function DateGridModal({ open, onClose, url, basis, question }: DateGridProps) {
  const t = useText();
  const { data, isError } = useFareDates(open ? question : undefined, 'grid');
  const note = t('flightResults.grid.note', { kind: basis.kind });
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="l"
      title={t('flightResults.grid.title')}
      closeLabel={t('shell.close')}
    >
      <p className="text-2 date-grid__note">{isError ? t('flightResults.grid.error') : note}</p>
      {data ? (
        <Grid grid={dateGrid(data.cells)} url={url} basis={basis} onClose={onClose} />
      ) : (
        !isError && <Skeleton height={360} />
      )}
    </Modal>
  );
}
