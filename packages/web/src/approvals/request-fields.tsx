/** What the company asks for of each trip, as it was answered when the request was sent. */
import type { ApprovalPart } from '@sojourn/contract/approvals.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';

type Props = { readonly part: Pick<ApprovalPart, 'customFields'> };

export function RequestFields({ part: { customFields } }: Props) {
  if (customFields.length === 0) return null;
  return (
    <KeyValues className="small">
      {customFields.map(({ key, label, value }) => (
        <KeyValue key={key} label={label}>
          {value}
        </KeyValue>
      ))}
    </KeyValues>
  );
}
