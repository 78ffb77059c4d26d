/** Who checks in, and what the host reads of them. */
import type { Person } from '@sojourn/contract/travelers.ts';
import { CheckoutSection } from '@sojourn/portal/features/checkout/checkout-section.tsx';
import { contactOfLead } from '@sojourn/portal/features/checkout/contact/contact-fill.ts';
import { SavedChips } from '@sojourn/portal/features/checkout/contact/saved-chips.tsx';
import { useKnownContact } from '@sojourn/portal/features/checkout/contact/use-known-contact.ts';
import { type SectionProps, useFieldOf } from '@sojourn/portal/features/checkout/draft/use-field.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { TextArea, TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';
import { partyText } from '#home/pages/shared/home-words.ts';
import type { HomeCheckout } from '#home/wire/home-checkout.ts';
import type { HomeDraft } from '#home/wire/home-draft.ts';

export type HomeSectionProps = SectionProps<HomeDraft> & { readonly checkout: HomeCheckout };

const isGuest = (person: Person, { firstName, lastName }: HomeDraft['guest']): boolean =>
  firstName.trim() === person.firstName && lastName.trim() === person.lastName;

export function GuestSection(props: HomeSectionProps) {
  const { checkout, draft } = props;
  const t = useText();
  const toText = useTextRef();
  const fieldOf = useFieldOf(props);
  const { guest } = draft.draft;
  return (
    <CheckoutSection id="checkout-who" title={t('home.checkout.who')}>
      <Card>
        <fieldset className="checkout-guest">
          <legend className="visually-hidden">{t('home.checkout.lead')}</legend>
          <div className="checkout-guest__head" aria-hidden="true">
            <Avatar name={`${guest.firstName} ${guest.lastName}`} tint />
            <div>
              <b className="title-s">{t('home.checkout.lead')}</b>
              <p className="small text-2">{toText(partyText(checkout.party))}</p>
            </div>
          </div>
          <SavedGuests {...props} />
          <div className="checkout-guest__fields">
            {(['firstName', 'lastName'] as const).map((part) => (
              <TextInput
                key={part}
                {...fieldOf(`guest.${part}`)}
                label={t(`checkout.field.${part}`)}
                value={guest[part]}
                autoComplete={part === 'firstName' ? 'given-name' : 'family-name'}
                maxLength={60}
                onChange={(event) => draft.change({ guest: { ...guest, [part]: event.target.value } })}
              />
            ))}
          </div>
        </fieldset>
      </Card>
      <p className="small text-3 checkout-note">
        {t('home.checkout.names', { stays: checkout.stays.length })}
      </p>
    </CheckoutSection>
  );
}

/** Saved travelers who may check in; their contact goes along. */
function SavedGuests({ draft, disabled }: HomeSectionProps) {
  const known = useKnownContact(false);
  const { travelers } = useSavedTravelers('offered');
  return (
    <SavedChips
      people={travelers.filter(({ type }) => type === 'Adult')}
      isChosen={(person) => isGuest(person, draft.draft.guest)}
      isDisabled={() => disabled}
      onChoose={(person) => {
        const { firstName, lastName } = person;
        draft.change({ guest: { firstName, lastName }, ...contactOfLead(person, draft.draft, known) });
        void draft.flush();
      }}
    />
  );
}

export function MessageSection(props: HomeSectionProps) {
  const { checkout, draft } = props;
  const t = useText();
  const fieldOf = useFieldOf(props);
  const isRequest = checkout.booking === 'request';
  const title = t(checkout.stays.length > 1 ? 'home.checkout.messages' : 'home.checkout.message');
  return (
    <CheckoutSection id="checkout-host" title={title}>
      <TextArea
        {...fieldOf('message')}
        label={title}
        optional={t('checkout.optional')}
        hint={t(isRequest ? 'home.checkout.message.requestHint' : 'home.checkout.message.hint')}
        value={draft.draft.message}
        maxLength={1000}
        onChange={(event) => draft.change({ message: event.target.value })}
      />
    </CheckoutSection>
  );
}
