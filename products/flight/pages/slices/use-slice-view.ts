import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type RowSlice, type SliceView, viewOfSlice } from './slice-view.ts';

/** Prints slices in the page's language: `useSliceView()(slice)`. */
export function useSliceView(): (slice: RowSlice) => SliceView {
  const t = useText();
  const locale = useLocale();
  return (slice) =>
    viewOfSlice(slice, locale, ({ city, ...rest }) =>
      city ? t('flights.layover', { ...rest, city }) : t('flights.layoverShort', rest),
    );
}
