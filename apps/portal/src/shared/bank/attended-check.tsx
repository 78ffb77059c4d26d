/** The bank's page where something else than a checkout was just paid; nothing while nobody asks. */
import type { PaymentConfirmation } from '@sojourn/contract/payment-confirmations.ts';
import { formatInstantTime } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { BankPanel } from './bank-panel.tsx';
import { useContinueConfirmation } from './use-confirmations.ts';

export function AttendedCheck({
  waiting: { confirmationId, url, until },
}: {
  readonly waiting: PaymentConfirmation;
}) {
  const t = useText();
  const locale = useLocale();
  const goOn = useContinueConfirmation(confirmationId, (giveUp: boolean) => ({ giveUp }));
  const text = t('bank.here.text', { time: formatInstantTime(until, locale) });
  if (!url) return <p role="status">{t('bank.page.asking')}</p>;
  return <BankPanel url={url} text={text} giveUp={t('bank.here.giveUp')} goOn={goOn} />;
}
