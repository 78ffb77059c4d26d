import { useText } from '@sojourn/web/text/use-text.tsx';

export function PaymentMethodsSection() {
  const t = useText();
  return <h2 className="display-m">{t('profile.section.payment-methods')}</h2>;
}
