/** Why a refundable room couldn't be reserved (B §2): its price expired, or it isn't sold any more. */
import { isBefore } from '@sojourn/domain/dates.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ChosenRoom } from '../stay-view.ts';

const VARIANT_CODES = ['ProtectionQuoteExpired', 'ProtectionNotAvailable', 'InvalidOfferData'] as const;
type VariantCode = (typeof VARIANT_CODES)[number];

export const variantCode = (thrown: unknown): VariantCode | null =>
  thrown ? (VARIANT_CODES.find((code) => code === codeOf(thrown)) ?? null) : null;

type Props = {
  readonly thrown: unknown;
  readonly chosen: ChosenRoom;
  readonly onReserve: (chosen: ChosenRoom) => void;
  readonly onClose: () => void;
};

/** Nothing while nothing of the kind was refused. */
export function QuoteModal({ thrown, ...props }: Props) {
  const code = variantCode(thrown);
  return code && <Refused code={code} {...props} />;
}

/** Reserving with it at today's price, or without it; in the same weight. */
function Refused({
  code,
  chosen,
  onReserve,
  onClose,
}: Omit<Props, 'thrown'> & { readonly code: VariantCode }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { title, cause, action } = useErrorTexts(code);
  const offered = code !== 'ProtectionNotAvailable' ? chosen.rate.refundableRoom : undefined;
  return (
    <Modal
      open
      title={title}
      closeLabel={t('hotelStay.variant.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" full onClick={() => onReserve({ ...chosen, refundable: null })}>
            {t('hotelStay.variant.without')}
          </Button>
          {offered && (
            <Button
              variant="secondary"
              full
              disabled={!isBefore(clock.now(), offered.expiresAt)}
              onClick={() => onReserve({ ...chosen, refundable: offered })}
            >
              {t('hotelStay.variant.with', { premium: formatMoney(offered.premiumPrices.total, locale) })}
            </Button>
          )}
        </>
      }
    >
      <p>
        {cause} {action}
      </p>
    </Modal>
  );
}
