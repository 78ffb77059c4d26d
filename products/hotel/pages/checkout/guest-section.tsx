import { itemAt } from '@sojourn/domain/present.ts';
import { CheckoutSection } from '@sojourn/portal/features/checkout/checkout-section.tsx';
import { SavedChips } from '@sojourn/portal/features/checkout/contact/saved-chips.tsx';
import { useCompanyPrograms } from '@sojourn/portal/features/checkout/contact/use-company-programs.ts';
import { useKnownContact } from '@sojourn/portal/features/checkout/contact/use-known-contact.ts';
import { type SectionProps, useFieldOf } from '@sojourn/portal/features/checkout/draft/use-field.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatDate } from '@sojourn/ui/formats.ts';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';
import type { StaySummary } from '#hotel/wire/hotel-checkout.ts';
import type { HotelDraft } from '#hotel/wire/hotel-draft.ts';
import { guestFrom, isGuest, mayLead, NOBODY, withGuest } from './guest-autofill.ts';

export type StaySectionProps = SectionProps<HotelDraft> & { readonly stay: StaySummary };

/** One lead guest for each room; the first also gives an age, because hotels ask for one at check-in. */
export function GuestSection(props: StaySectionProps) {
  const t = useText();
  const { stay } = props;
  return (
    <CheckoutSection id="checkout-who" title={t('hotel.checkout.who')}>
      <Card className="card__rows">
        {stay.rooms.map((_, room) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its place
          <RoomGuest key={room} {...props} room={room} />
        ))}
      </Card>
      <p className="small text-3 checkout-note">{t('hotel.checkout.names')}</p>
    </CheckoutSection>
  );
}

function RoomGuest(props: StaySectionProps & { readonly room: number }) {
  const { stay, draft, room } = props;
  const t = useText();
  const fieldOf = useFieldOf(props);
  const guest = draft.draft.guests[room] ?? NOBODY;
  const set = (part: Partial<typeof guest>) =>
    draft.change({ guests: withGuest(stay, draft.draft, room, part) });
  const party = itemAt(stay.rooms, room);
  const title =
    stay.rooms.length > 1 ? t('hotel.checkout.lead', { room: room + 1 }) : t('hotel.checkout.leadOnly');
  return (
    <fieldset className="checkout-guest">
      <legend className="visually-hidden">{title}</legend>
      <div className="checkout-guest__head" aria-hidden="true">
        <Avatar name={`${guest.firstName} ${guest.lastName}`} tint />
        <div>
          <b className="title-s">{title}</b>
          <p className="small text-2">
            {t('hotel.checkout.party', { adults: party.adults, children: party.childAges.length })}
          </p>
        </div>
      </div>
      <SavedGuests {...props} />
      <div className="checkout-guest__fields">
        <TextInput
          {...fieldOf(`guests.${room}.firstName`)}
          label={t('checkout.field.firstName')}
          value={guest.firstName}
          autoComplete={room === 0 ? 'given-name' : 'off'}
          maxLength={60}
          onChange={(event) => set({ firstName: event.target.value })}
        />
        <TextInput
          {...fieldOf(`guests.${room}.lastName`)}
          label={t('checkout.field.lastName')}
          value={guest.lastName}
          autoComplete={room === 0 ? 'family-name' : 'off'}
          maxLength={60}
          onChange={(event) => set({ lastName: event.target.value })}
        />
        {room === 0 && <AgeField {...props} />}
      </div>
    </fieldset>
  );
}

/** The saved travelers who may check in, each in one room at most. */
function SavedGuests({ stay, draft, room, disabled }: StaySectionProps & { readonly room: number }) {
  const { hotelLoyalty: programs } = useCompanyPrograms();
  const known = useKnownContact(false);
  const { travelers } = useSavedTravelers('offered');
  const { guests } = draft.draft;
  return (
    <SavedChips
      people={travelers.filter((person) => mayLead(person, stay))}
      isChosen={(person) => isGuest(person, guests[room])}
      isDisabled={(person) => disabled || guests.some((guest, at) => at !== room && isGuest(person, guest))}
      onChoose={(person) => {
        draft.change(guestFrom(person, room, stay, draft.draft, { ...known, programs }));
        void draft.flush();
      }}
    />
  );
}

function AgeField(props: StaySectionProps) {
  const { stay, draft } = props;
  const t = useText();
  const locale = useLocale();
  const fieldOf = useFieldOf(props);
  const age = draft.draft.leadGuestAge;
  const set = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 3);
    draft.change({ leadGuestAge: digits === '' ? null : Math.min(Number(digits), 120) });
  };
  return (
    <TextInput
      {...fieldOf('leadGuestAge')}
      label={t('hotel.checkout.field.age', { date: formatDate(stay.checkIn, locale, 'day') })}
      hint={t('hotel.checkout.field.ageHint', { hotel: stay.name, age: stay.minimumCheckInAge })}
      value={age === null ? '' : String(age)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      className="checkout-guest__age"
      onChange={(event) => set(event.target.value)}
    />
  );
}
