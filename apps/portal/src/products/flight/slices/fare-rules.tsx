import type { FareRestrictions } from '@sojourn/contract/products/flight/flights.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { restrictionsOf } from './fare-facts-view.ts';

/** All restrictions of a fare as rows, in the words of B §8. Props: `rules`, `className`. */
export function FareRulesTable({
  rules,
  className,
}: {
  readonly rules: FareRestrictions;
  readonly className?: string;
}) {
  const toText = useTextRef();
  const locale = useLocale();
  return (
    <KeyValues className={className}>
      {restrictionsOf(rules, locale).map(({ key, label, value }) => (
        <KeyValue key={key} label={toText(label)}>
          {toText(value)}
        </KeyValue>
      ))}
    </KeyValues>
  );
}
