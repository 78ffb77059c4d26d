import { CapField } from '@sojourn/admin/tiers/cap-field.tsx';
import type { ProductPart } from '@sojourn/admin/tiers/editor-part.ts';
import { TripFields } from '@sojourn/admin/tiers/trip-fields.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

/** What a tier says about homes. */
export function HomeTierRules(part: ProductPart) {
  const t = useText();
  return (
    <div className="panel__body stack gap-3">
      <div>
        <h2 className="title-m">{t('adminTiers.homes')}</h2>
        <p className="small text-2">{t('adminTiers.homesText')}</p>
      </div>
      <CapField part={part} cap="maxPricePerNight" label={t('adminTiers.cap.nightly')} />
      <TripFields part={part} />
    </div>
  );
}
