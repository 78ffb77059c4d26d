import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { ReactNode } from 'react';
import { PriceDropNote } from '#shared/protections/price-drop-note.tsx';
import { ApprovalCard } from './approval/approval-card.tsx';
import { ReplacedNote } from './approval/replaced-note.tsx';
import { CheckoutHead } from './checkout-head.tsx';
import { CompanyFields } from './company/company-fields.tsx';
import type { CheckoutFormState } from './draft/use-checkout-form.ts';
import { Notices, type NoticesProps } from './notices.tsx';
import { PayBar, PayButton } from './pay/pay-button.tsx';
import { RequestNote } from './request/request-note.tsx';
import { TripConflicts } from './trip-conflicts.tsx';

type CheckoutFrameProps = Pick<NoticesProps, 'leave' | 'wayOut' | 'done'> & {
  readonly checkout: Checkout;
  readonly form: CheckoutFormState<PaymentDraft>;
  /** The link back to where this was chosen. */
  readonly back: ReactNode;
  /** What else there is where the price rose. */
  readonly alternatives: ReactNode;
  /** What is bought, beside the form. */
  readonly summary: ReactNode;
  /** The form's own sections. */
  readonly children: ReactNode;
};

/** What the checkout of every product has around its sections: head, notices, pay button and summary. */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { checkout, form, back, leave, wayOut, done, alternatives, summary, children } = props;
  const { draft, ...payment } = form;
  const hasAlternatives = Boolean(checkout.priceChange?.alternatives.length);
  return (
    <form className="checkout" noValidate onSubmit={form.submit} aria-busy={form.busy}>
      <div className="checkout__main">
        <CheckoutHead kind={checkout.kind} clock={form.clock} saveState={draft.saveState} back={back} />
        {checkout.state === 'open' && <RequestNote checkout={checkout} />}
        <Notices
          checkout={checkout}
          form={payment}
          leave={leave}
          alternatives={hasAlternatives ? alternatives : null}
          wayOut={wayOut}
          done={done}
        />
        <CompanyFields
          customFields={checkout.customFields}
          draft={draft}
          problems={form.problems}
          disabled={form.busy}
        />
        <TripConflicts checkout={checkout} />
        {children}
        <PriceDropNote kind={checkout.kind} today={checkout.quote.expiresAt.slice(0, 10) as CalendarDate} />
        <ReplacedNote kind={checkout.kind} />
        {form.plan && <ApprovalCard plan={form.plan} />}
        <PayButton checkout={checkout} form={payment} />
      </div>
      {summary}
      <PayBar checkout={checkout} form={payment} />
    </form>
  );
}
