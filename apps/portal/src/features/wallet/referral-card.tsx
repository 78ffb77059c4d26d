/** The customer's own referral code, and the field for a friend's code. */
import type { Referral } from '@sojourn/contract/referrals.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Refused } from './refused.tsx';

const KEY = ['referral'] as const;

export function ReferralCard() {
  const isOffered = useCan('referrals');
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.getReferral({}, { signal }),
    enabled: isOffered,
  });
  return data?.referral ? <Shown referral={data.referral} /> : null;
}

function Shown({ referral }: { readonly referral: Referral }) {
  const t = useText();
  const locale = useLocale();
  const { code, amount, least, friends, entered } = referral;
  const cents = { cents: 'never' } as const;
  const values = { amount: formatMoney(amount, locale, cents), least: formatMoney(least, locale, cents) };
  return (
    <section className="wallet-section" aria-labelledby="wallet-referral">
      <h2 id="wallet-referral" className="display-m">
        {t('wallet.referral.title')}
      </h2>
      <Card padded className="wallet-referral">
        <p>{t('wallet.referral.text', values)}</p>
        <p>
          {t('wallet.referral.code')} <b className="num">{code}</b>
        </p>
        {friends.waiting + friends.granted > 0 && (
          <p className="small text-2">{t('wallet.referral.friends', friends)}</p>
        )}
        {entered && <p className="small text-2">{t(`wallet.referral.entered.${entered}`, values)}</p>}
        {referral.canEnter && <Enter />}
      </Card>
    </section>
  );
}

/** New customers enter the code of the friend who invited them. */
function Enter() {
  const t = useText();
  const random = useRandom();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const enter = useMutation({
    mutationFn: () =>
      api.enterReferral({ input: { code: code.trim() } }, { idempotencyKey: newIdempotencyKey(random) }),
    onSuccess: (answer) => queries.setQueryData(KEY, answer),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim().length >= 4 && !enter.isPending) enter.mutate();
  };
  return (
    <form className="wallet-voucher__row" onSubmit={submit} noValidate>
      <TextInput
        label={t('wallet.referral.field')}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        loading={enter.isPending}
        loadingLabel={t('wallet.voucher.adding')}
        aria-disabled={code.trim().length < 4}
      >
        {t('wallet.referral.enter')}
      </Button>
      {enter.error && <Refused thrown={enter.error} />}
    </form>
  );
}
