import { CapField } from '@sojourn/admin/tiers/cap-field.tsx';
import type { ProductPart } from '@sojourn/admin/tiers/editor-part.ts';
import { TripFields } from '@sojourn/admin/tiers/trip-fields.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

/** What a tier says about rides. */
export function GroundTierRules(part: ProductPart) {
  const t = useText();
  return (
    <div className="panel__body stack gap-3">
      <h2 className="title-m">{t('adminTiers.ground')}</h2>
      <CapField part={part} cap="maxPricePerRide" label={t('adminTiers.cap.perRide')} />
      <TripFields part={part} />
    </div>
  );
}
