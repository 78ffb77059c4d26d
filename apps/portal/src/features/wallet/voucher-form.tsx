import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { formatPortalDay } from '@sojourn/web/format-instant.ts';
import { useOneAtATime } from '@sojourn/web/one-at-a-time.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { Refused } from './refused.tsx';
import { useRedeemVoucher } from './use-activity.ts';

/** A voucher's code becomes travel credit, once. */
export function VoucherForm() {
  const t = useText();
  const locale = useLocale();
  const [code, setCode] = useState('');
  const redeem = useRedeemVoucher();
  const isUnderWay = useRef(false);
  const send = useOneAtATime(async () => {
    isUnderWay.current = true;
    await redeem.mutateAsync(code.trim()).then(
      () => setCode((now) => (now === code ? '' : now)),
      () => undefined,
    );
    isUnderWay.current = false;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim().length >= 4) send();
  };
  return (
    <section className="wallet-voucher" aria-labelledby="wallet-voucher">
      <h2 id="wallet-voucher" className="title-m">
        {t('wallet.voucher.title')}
      </h2>
      <form className="wallet-voucher__row" onSubmit={submit} noValidate>
        <TextInput
          label={t('wallet.voucher.field')}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.target.value);
            // What is under way still says how it ends, also when it was sent a moment ago
            if (!isUnderWay.current) redeem.reset();
          }}
        />
        <Button
          type="submit"
          variant="secondary"
          loading={redeem.isPending}
          loadingLabel={t('wallet.voucher.adding')}
          aria-disabled={code.trim().length < 4}
        >
          {t('wallet.voucher.add')}
        </Button>
      </form>
      {redeem.data && (
        <Banner tone="good" live="status">
          {t('wallet.voucher.added', {
            amount: formatMoney(redeem.data.granted, locale),
            day: formatPortalDay(redeem.data.expiresAt, locale, 'year'),
          })}
        </Banner>
      )}
      {redeem.error && <Refused thrown={redeem.error} />}
    </section>
  );
}
