import { CapField } from '@sojourn/admin/tiers/cap-field.tsx';
import type { ProductPart } from '@sojourn/admin/tiers/editor-part.ts';
import { TripFields } from '@sojourn/admin/tiers/trip-fields.tsx';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { STAR_RATINGS } from '#hotel/rules/policy-tier.ts';

/** What a tier says about hotels: stars and the price of a night. */
export function HotelTierRules(part: ProductPart) {
  const t = useText();
  const { choices } = part.draft;
  const { allowedStarRatings: stars = [] } = choices;
  return (
    <div className="panel__body stack gap-3">
      <div>
        <h2 className="title-m">{t('adminTiers.hotels')}</h2>
        <p className="small text-2">{t('adminTiers.hotelsText')}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot sit in a row */}
      <div className="row row--wrap" role="group" aria-label={t('adminTiers.stars')}>
        {STAR_RATINGS.map((star) => {
          const isOn = stars.includes(star);
          const next = isOn ? stars.filter((each) => each !== star) : [...stars, star];
          return (
            <Chip
              key={star}
              size="s"
              selected={isOn}
              onClick={() => part.onChange({ choices: { ...choices, allowedStarRatings: next } })}
            >
              {t('adminTiers.star', { count: star })}
            </Chip>
          );
        })}
      </div>
      {part.hasProblem('allowedStarRatings') && (
        <p className="small text-bad">{t('adminTiers.problem.stars')}</p>
      )}
      <CapField part={part} cap="maxPricePerNight" label={t('adminTiers.cap.nightly')} />
      <TripFields part={part} />
    </div>
  );
}
