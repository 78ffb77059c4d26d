import { first, last } from '@sojourn/domain/present.ts';
import { Consent } from '@sojourn/portal/features/checkout/consent.tsx';
import type { SectionProps } from '@sojourn/portal/features/checkout/draft/use-field.ts';
import {
  Clause,
  TermsModal,
  type TermsModalProps,
  wordsOf,
} from '@sojourn/portal/features/checkout/terms-modal.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { FlightCheckout } from '#flight/wire/flight-checkout.ts';
import type { FareRestrictions } from '#flight/wire/flights.ts';
import { titleOf } from '../itinerary/trip-words.ts';
import { FareRulesTable } from '../slices/fare-rules.tsx';

type AgreeProps = SectionProps & { readonly checkout: FlightCheckout };

/** "Standard fare: changes for $75, non-refundable", each fare of the trip once. */
function useFareSentences(): (checkout: FlightCheckout) => string[] {
  const t = useText();
  const locale = useLocale();
  const penalty = (
    kind: 'change' | 'cancel',
    rule: FareRestrictions['penaltiesInfo']['changePenalty'],
  ): string =>
    t(`checkout.agree.${kind}.${rule.kind}`, {
      fee: rule.kind === 'fee' ? formatMoney(rule.fee, locale, { cents: 'never' }) : '',
    });
  return ({ flight }) => [
    ...new Set(
      flight.slices.map(({ fareClass, restrictions }) =>
        t('checkout.agree.fare', {
          fareClass,
          change: penalty('change', restrictions.penaltiesInfo.changePenalty),
          cancel: penalty('cancel', restrictions.penaltiesInfo.cancelPenalty),
        }),
      ),
    ),
  ];
}

/** Consent to the fares' rules and the booking terms. */
export function FlightAgree(props: AgreeProps) {
  const { checkout } = props;
  const t = useText();
  const { brandName } = useTenant();
  const fares = useFareSentences()(checkout);
  return (
    <Consent
      {...props}
      lead={fares.join(' ')}
      label={t('flight.checkout.agree.label', { brand: brandName })}
      terms={(open, onClose) => <FlightTerms checkout={checkout} open={open} onClose={onClose} />}
    />
  );
}

type FlightTermsProps = Omit<TermsModalProps, 'quote' | 'children'> & { readonly checkout: FlightCheckout };

/** A trip's terms, filled with this booking's own facts and the rules of each fare. */
function FlightTerms({ checkout, open, onClose }: FlightTermsProps) {
  const t = useText();
  const locale = useLocale();
  const { brandName } = useTenant();
  const { flight, quote } = checkout;
  const words = `${wordsOf(quote.termsVersion)}.flight` as const;
  const total = formatMoney(quote.total, locale);
  return (
    <TermsModal quote={quote} open={open} onClose={onClose}>
      <Clause title={t(`${words}.buy.title`)}>
        {t(`${words}.buy.text`, { trip: titleOf(flight, locale), total, brand: brandName })}
      </Clause>
      <Clause title={t(`${words}.charge.title`)}>
        {t(`${words}.charge.text`, { tickets: flight.tickets.length })}
      </Clause>
      <Clause title={t(`${words}.void.title`)}>{t(`${words}.void.text`, { hours: quote.voidHours })}</Clause>
      <Clause title={t(`${words}.fare.title`)} after={<Fares checkout={checkout} />}>
        {t(`${words}.fare.text`)}
      </Clause>
      <Clause title={t(`${words}.travel.title`)}>{t(`${words}.travel.text`)}</Clause>
    </TermsModal>
  );
}

function Fares({ checkout }: { readonly checkout: FlightCheckout }) {
  const t = useText();
  return checkout.flight.slices.map(({ sliceId, fareShelf, restrictions, segments }) => (
    <div key={sliceId} className="checkout-terms__fare">
      <b className="title-s">
        {t('checkout.terms.fareOf', {
          from: first(segments).origin.locationCode,
          to: last(segments).destination.locationCode,
          brand: fareShelf.shortBrandName,
        })}
      </b>
      <FareRulesTable rules={restrictions} className="small" />
    </div>
  ));
}
