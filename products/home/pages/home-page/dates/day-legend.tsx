import { useText } from '@sojourn/web/text/use-text.tsx';

/** What the looks of days mean. */
export function DayLegend({ hasSearched }: { readonly hasSearched: boolean }) {
  const t = useText();
  const keys = ['chosen', ...(hasSearched ? (['searched'] as const) : []), 'bar', 'out'] as const;
  return (
    <ul className="day-legend small text-2">
      {keys.map((key) => (
        <li key={key}>
          <span className={`day-legend__key day-legend__key--${key}`} aria-hidden="true" />
          {t(`homePage.days.${key}`)}
        </li>
      ))}
    </ul>
  );
}
