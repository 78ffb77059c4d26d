/** Who the guide asks for, where they join, and what the operator should know. */
import type { Person } from '@sojourn/contract/travelers.ts';
import { CheckoutSection } from '@sojourn/portal/features/checkout/checkout-section.tsx';
import { contactOfLead } from '@sojourn/portal/features/checkout/contact/contact-fill.ts';
import { SavedChips } from '@sojourn/portal/features/checkout/contact/saved-chips.tsx';
import { useKnownContact } from '@sojourn/portal/features/checkout/contact/use-known-contact.ts';
import { type SectionProps, useFieldOf } from '@sojourn/portal/features/checkout/draft/use-field.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { TextArea, TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';
import { unitsText } from '#activity/pages/shared/sold-words.ts';
import type { ActivityCheckout } from '#activity/wire/activity-checkout.ts';
import type { ActivityDraft } from '#activity/wire/activity-draft.ts';

export type ActivitySectionProps = SectionProps<ActivityDraft> & { readonly checkout: ActivityCheckout };

const isLead = (person: Person, { firstName, lastName }: ActivityDraft['lead']): boolean =>
  firstName.trim() === person.firstName && lastName.trim() === person.lastName;

/** Saved travelers who may be asked for; their contact goes along. */
function SavedLeads({ draft, disabled }: ActivitySectionProps) {
  const known = useKnownContact(false);
  const { travelers } = useSavedTravelers('offered');
  return (
    <SavedChips
      people={travelers.filter(({ type }) => type === 'Adult')}
      isChosen={(person) => isLead(person, draft.draft.lead)}
      isDisabled={() => disabled}
      onChoose={(person) => {
        const { firstName, lastName } = person;
        draft.change({ lead: { firstName, lastName }, ...contactOfLead(person, draft.draft, known) });
        void draft.flush();
      }}
    />
  );
}

export function LeadSection(props: ActivitySectionProps) {
  const { checkout, draft } = props;
  const t = useText();
  const locale = useLocale();
  const fieldOf = useFieldOf(props);
  const { lead } = draft.draft;
  return (
    <CheckoutSection id="checkout-who" title={t('activity.checkout.who')}>
      <Card>
        <fieldset className="checkout-guest">
          <legend className="visually-hidden">{t('activity.checkout.lead')}</legend>
          <div className="checkout-guest__head" aria-hidden="true">
            <Avatar name={`${lead.firstName} ${lead.lastName}`} tint />
            <div>
              <b className="title-s">{t('activity.checkout.lead')}</b>
              <p className="small text-2">{unitsText(checkout.activity, t, locale)}</p>
            </div>
          </div>
          <SavedLeads {...props} />
          <div className="checkout-guest__fields">
            {(['firstName', 'lastName'] as const).map((part) => (
              <TextInput
                key={part}
                {...fieldOf(`lead.${part}`)}
                label={t(`checkout.field.${part}`)}
                value={lead[part]}
                autoComplete={part === 'firstName' ? 'given-name' : 'family-name'}
                maxLength={60}
                onChange={(event) => draft.change({ lead: { ...lead, [part]: event.target.value } })}
              />
            ))}
          </div>
        </fieldset>
      </Card>
      <p className="small text-3 checkout-note">
        {t(`activity.checkout.names.${checkout.activity.delivery}`)}
      </p>
    </CheckoutSection>
  );
}

export function NoteSection(props: ActivitySectionProps) {
  const { draft, checkout } = props;
  const t = useText();
  const fieldOf = useFieldOf(props);
  const title = t('activity.checkout.note');
  return (
    <CheckoutSection id="checkout-note" title={title}>
      <TextArea
        {...fieldOf('note')}
        label={title}
        optional={t('checkout.optional')}
        hint={t('activity.checkout.note.hint', { operator: checkout.activity.operator.name })}
        value={draft.draft.note}
        maxLength={500}
        onChange={(event) => draft.change({ note: event.target.value })}
      />
    </CheckoutSection>
  );
}
