import type { PartGroup } from '@sojourn/contract/changes.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, CircleX } from 'lucide-react';

type AfterPartProps = { readonly group: PartGroup; readonly chosen: readonly number[] };

/** What stays booked and what doesn't. */
export function AfterPart({ group: { parts, unit }, chosen }: AfterPartProps) {
  const t = useText();
  if (chosen.length === 0) return null;
  return (
    <section aria-labelledby="cancel-part-after">
      <h2 id="cancel-part-after" className="title-l">
        {t('cancelPart.after')}
      </h2>
      <Card as="section">
        <ul className="cancel-part__after">
          {parts.map(({ part, name }) => {
            const isCanceled = chosen.includes(part);
            const Icon = isCanceled ? CircleX : CircleCheck;
            return (
              <li key={part}>
                <span>{unit === 'room' ? t('cancelPart.room', { number: part + 1 }) : name}</span>
                <span className={isCanceled ? 'cancel-part__gone' : 'cancel-part__stays'}>
                  <Icon className="icon icon--s" aria-hidden="true" />
                  {t(isCanceled ? 'cancelPart.canceled' : 'cancelPart.stays')}
                </span>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
