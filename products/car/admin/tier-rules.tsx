import { CapField } from '@sojourn/admin/tiers/cap-field.tsx';
import type { ProductPart } from '@sojourn/admin/tiers/editor-part.ts';
import { TripFields } from '@sojourn/admin/tiers/trip-fields.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

/** What a tier says about cars. */
export function CarTierRules(part: ProductPart) {
  const t = useText();
  return (
    <div className="panel__body stack gap-3">
      <h2 className="title-m">{t('adminTiers.cars')}</h2>
      <CapField part={part} cap="maxPricePerDay" label={t('adminTiers.cap.daily')} />
      <TripFields part={part} />
    </div>
  );
}
