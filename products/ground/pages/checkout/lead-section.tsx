/** Whose name is on the sign, the flight, the street, and what the operator should know. */
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
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';
import type { GroundCheckout } from '#ground/wire/ground-checkout.ts';
import type { GroundDraft } from '#ground/wire/ground-draft.ts';

export type RideSectionProps = SectionProps<GroundDraft> & { readonly checkout: GroundCheckout };

const isLead = (person: Person, { firstName, lastName }: GroundDraft['rider']): boolean =>
  firstName.trim() === person.firstName && lastName.trim() === person.lastName;

/** Saved travelers who may be asked for; their contact goes along. */
function SavedLeads({ draft, disabled }: RideSectionProps) {
  const known = useKnownContact(false);
  const { travelers } = useSavedTravelers('offered');
  return (
    <SavedChips
      people={travelers.filter(({ type }) => type === 'Adult')}
      isChosen={(person) => isLead(person, draft.draft.rider)}
      isDisabled={() => disabled}
      onChoose={(person) => {
        const { firstName, lastName } = person;
        draft.change({ rider: { firstName, lastName }, ...contactOfLead(person, draft.draft, known) });
        void draft.flush();
      }}
    />
  );
}

export function LeadSection(props: RideSectionProps) {
  const { checkout, draft } = props;
  const t = useText();
  const fieldOf = useFieldOf(props);
  const { rider: lead } = draft.draft;
  return (
    <CheckoutSection id="checkout-who" title={t('ground.checkout.who')}>
      <Card>
        <fieldset className="checkout-guest">
          <legend className="visually-hidden">{t('ground.checkout.lead')}</legend>
          <div className="checkout-guest__head" aria-hidden="true">
            <Avatar name={`${lead.firstName} ${lead.lastName}`} tint />
            <div>
              <b className="title-s">{t('ground.checkout.lead')}</b>
              <p className="small text-2">{t('ground.people', { count: checkout.ride.party.ages.length })}</p>
            </div>
          </div>
          <SavedLeads {...props} />
          <div className="checkout-guest__fields">
            {(['firstName', 'lastName'] as const).map((part) => (
              <TextInput
                key={part}
                {...fieldOf(`rider.${part}`)}
                label={t(`checkout.field.${part}`)}
                value={lead[part]}
                autoComplete={part === 'firstName' ? 'given-name' : 'family-name'}
                maxLength={60}
                onChange={(event) => draft.change({ rider: { ...lead, [part]: event.target.value } })}
              />
            ))}
          </div>
        </fieldset>
      </Card>
    </CheckoutSection>
  );
}

/** What operators can't do without. */
export function NeedsSection(props: RideSectionProps) {
  const { draft, checkout } = props;
  const t = useText();
  const fieldOf = useFieldOf(props);
  const { needs, ride } = checkout;
  if (!needs.flight && needs.address === null) return null;
  return (
    <CheckoutSection id="checkout-ride" title={t('ground.checkout.needs')}>
      {needs.flight && (
        <TextInput
          {...fieldOf('rideFlight')}
          label={t('ground.checkout.flight')}
          hint={t('ground.checkout.flight.hint')}
          value={draft.draft.rideFlight}
          autoComplete="off"
          maxLength={8}
          onChange={(event) => draft.change({ rideFlight: event.target.value.toUpperCase() })}
        />
      )}
      {needs.address && (
        <TextInput
          {...fieldOf('rideAddress')}
          label={t('ground.checkout.address', { place: ride[needs.address].name })}
          value={draft.draft.rideAddress}
          autoComplete="off"
          maxLength={120}
          onChange={(event) => draft.change({ rideAddress: event.target.value })}
        />
      )}
    </CheckoutSection>
  );
}

export function NoteSection(props: RideSectionProps) {
  const { draft, checkout } = props;
  const t = useText();
  const fieldOf = useFieldOf(props);
  const title = t('ground.checkout.note');
  return (
    <CheckoutSection id="checkout-note" title={title}>
      <TextArea
        {...fieldOf('driverNote')}
        label={title}
        optional={t('checkout.optional')}
        hint={t('ground.checkout.note.hint', { operator: checkout.ride.operator.name })}
        value={draft.draft.driverNote}
        maxLength={500}
        onChange={(event) => draft.change({ driverNote: event.target.value })}
      />
    </CheckoutSection>
  );
}
