import type { TripDetail } from '@sojourn/contract/trips.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';

/** What the company wanted to know of the trip, each by the name that it had then. */
export function CompanyLines({ answers }: { readonly answers: TripDetail['customFields'] }) {
  if (answers.length === 0) return null;
  return (
    <KeyValues className="small">
      {answers.map(({ key, label, value }) => (
        <KeyValue key={key} label={label}>
          {value}
        </KeyValue>
      ))}
    </KeyValues>
  );
}
