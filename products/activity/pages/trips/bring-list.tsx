import { useText } from '@sojourn/web/text/use-text.tsx';
import { Check } from 'lucide-react';
import type { ActivitySummary } from '#activity/wire/activity-checkout.ts';
import '../shop/shop-sections.css';

export function BringList({ activity }: { readonly activity: ActivitySummary }) {
  const t = useText();
  if (activity.bring.length === 0) return null;
  return (
    <section aria-labelledby="trip-bring">
      <h2 id="trip-bring" className="title-l">
        {t('activityShop.bring')}
      </h2>
      <ul className="marked-list marked-list--quiet">
        {activity.bring.map((item) => (
          <li key={item}>
            <Check className="icon icon--s" aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
