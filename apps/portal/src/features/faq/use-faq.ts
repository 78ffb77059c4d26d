import { milesFor, money } from '@sojourn/domain/money.ts';
import { can } from '@sojourn/domain/tenants/tenant.ts';
import { DISPUTE_DAYS } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { ANNUAL_CREDIT_MINOR, ONE_TIME_CREDIT_MINOR } from '@sojourn/domain/wallet/credits/standing.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { type TextValues, useText } from '@sojourn/web/text/use-text.tsx';
import { useMemo } from 'react';
import { useProducts } from '#shared/product/use-products.ts';
import { FAQ_TOPICS } from './data/topics.ts';
import type { RenderedTopic } from './faq.ts';

/** A phone number does not break in the middle. */
const whole = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** Names, phones, and the figures that the rules themselves work with. */
export function useFaqValues(): TextValues {
  const locale = useLocale();
  const products = useProducts();
  const { brandName, issuerName, supportPhone, supportPhoneAbroad } = useTenant();
  return useMemo(
    () => ({
      brand: brandName,
      issuer: issuerName,
      phone: whole(supportPhone),
      phoneAbroad: whole(supportPhoneAbroad),
      annual: formatMoney(money(ANNUAL_CREDIT_MINOR, 'USD'), locale, { cents: 'never' }),
      oneTime: formatMoney(money(ONE_TIME_CREDIT_MINOR, 'USD'), locale, { cents: 'never' }),
      disputeDays: DISPUTE_DAYS,
      ...Object.assign({}, ...products.map(({ faq }) => faq.get().values)),
      miles: milesFor(money(100, 'USD')),
    }),
    [products, locale, brandName, issuerName, supportPhone, supportPhoneAbroad],
  );
}

/** The questions that concern this tenant, in the page's words. */
export function useFaq(): readonly RenderedTopic[] {
  const t = useText();
  const tenant = useTenant();
  const values = useFaqValues();
  const products = useProducts();
  return useMemo(() => {
    const has = ({ capability }: { readonly capability?: Parameters<typeof can>[1] }) =>
      !capability || can(tenant, capability);
    // The list names the words; a test holds the catalogues to it.
    const toText = (id: string) => t(`faq.${id}` as MessageId, values);
    return [...products.map(({ faq }) => faq.get().topic), ...FAQ_TOPICS].filter(has).map((topic) => ({
      id: topic.id,
      title: toText(`${topic.id}.title`),
      questions: topic.questions.filter(has).map((question) => ({
        ...question,
        anchor: `${topic.id}-${question.id}`,
        ask: toText(`${topic.id}.${question.id}.ask`),
        answer: toText(`${topic.id}.${question.id}.answer`),
      })),
    }));
  }, [t, tenant, values, products]);
}
