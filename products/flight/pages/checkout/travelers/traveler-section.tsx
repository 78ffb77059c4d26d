import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import type { TravelerTrip } from '@sojourn/domain/travelers/check-traveler.ts';
import { CheckoutSection } from '@sojourn/portal/features/checkout/checkout-section.tsx';
import { type Contact, contactOfLead } from '@sojourn/portal/features/checkout/contact/contact-fill.ts';
import { useKnownContact } from '@sojourn/portal/features/checkout/contact/use-known-contact.ts';
import type { SectionProps } from '@sojourn/portal/features/checkout/draft/use-field.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { FlightDraft } from '#flight/wire/flight-draft.ts';
import type { FlightSummary } from '#flight/wire/flights.ts';
import { SavedTravelers } from './saved-travelers.tsx';
import { TravelerForm } from './traveler-form.tsx';
import { viewOfTraveler } from './traveler-view.ts';

type TravelerSectionProps = SectionProps<FlightDraft> & {
  readonly flight: FlightSummary;
  readonly trip: TravelerTrip;
  /** The travelers whose forms are unfolded. */
  readonly open: ReadonlySet<number>;
  readonly onOpen: (index: number, open: boolean) => void;
};

/** Airlines whose names the flights are sold under, in the order they are flown. */
export const airlinesOf = ({ slices }: FlightSummary): string[] => [
  ...new Set(slices.flatMap(({ segments }) => segments.map(({ marketingAirline }) => marketingAirline.code))),
];

/** Who is flying: a row for each, with what is missing, and the form folded into it. */
export function TravelerSection(props: TravelerSectionProps) {
  const { draft } = props;
  const t = useText();
  return (
    <CheckoutSection id="checkout-who" title={t('checkout.traveler.who')}>
      <Card className="card__rows">
        {draft.draft.travelers.map((traveler, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a traveler is known by the place in the party
          <TravelerRow key={index} {...props} index={index} traveler={traveler} />
        ))}
        <p className="traveler-note small text-2">
          <Info className="icon icon--s" aria-hidden="true" />
          <span>
            {t(props.trip.needsPassport ? 'checkout.traveler.notePassport' : 'checkout.traveler.note')}
          </span>
        </p>
      </Card>
    </CheckoutSection>
  );
}

type RowProps = TravelerSectionProps & { readonly index: number; readonly traveler: TravelerDraft };

/** The United States' programs are asked about where the trip begins, ends or changes there. */
const touchesUnitedStates = ({ slices }: FlightSummary): boolean =>
  slices.some(({ segments }) =>
    segments.some(({ origin, destination }) => [origin, destination].some((end) => end.countryCode === 'US')),
  );

function TravelerRow(props: RowProps) {
  const { draft, problems, index, traveler, trip, flight, open, onOpen, disabled } = props;
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const view = viewOfTraveler(traveler, trip, touchesUnitedStates(flight), locale);
  const number = index + 1;
  const title = view.name || t('checkout.traveler.unnamed', { number });
  const isOpen = open.has(index) || problems.under(`travelers.${index}`);
  const panelId = `traveler-${index}`;
  const known = useKnownContact(true);
  const change = (part: Partial<TravelerDraft>, contact: Partial<Contact> = {}) => {
    const travelers = draft.draft.travelers.map((each, at) => (at === index ? { ...each, ...part } : each));
    draft.change({ travelers, ...contact });
  };
  return (
    <div className="traveler">
      <div className="traveler__head">
        <Avatar name={view.name || String(number)} tint />
        <div className="traveler__text">
          <h3 className="title-s">{title}</h3>
          <p className="small text-2">
            {[t(`travelers.type.${traveler.type}`), ...view.facts.map(toText)].join(' · ')}
          </p>
        </div>
        <Status status={view.status} />
        <Button
          variant="tertiary"
          size="s"
          className="traveler__edit"
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={t(isOpen ? 'checkout.traveler.doneOf' : 'checkout.traveler.editOf', { name: title })}
          onClick={() => onOpen(index, !isOpen)}
        >
          {t(isOpen ? 'checkout.traveler.done' : 'checkout.traveler.edit')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would read the name twice */}
      <div id={panelId} role="group" aria-label={title} hidden={!isOpen}>
        {isOpen && (
          <>
            <SavedTravelers
              draft={draft.draft}
              index={index}
              traveler={traveler}
              airlines={airlinesOf(flight)}
              isReady={view.status !== 'missing'}
              disabled={disabled}
              onFill={(filled, person) => {
                change(filled, index === 0 && person ? contactOfLead(person, draft.draft, known) : {});
                void draft.flush();
              }}
            />
            <TravelerForm
              draft={draft}
              problems={problems}
              disabled={disabled}
              index={index}
              traveler={traveler}
              trip={trip}
              change={change}
              airlines={airlinesOf(flight)}
            />
          </>
        )}
      </div>
    </div>
  );
}

function Status({ status }: { readonly status: 'ready' | 'optional' | 'missing' }) {
  const t = useText();
  const isReady = status === 'ready';
  return (
    <Tag
      tone={isReady ? 'good' : 'warn'}
      icon={isReady ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      className="traveler__status"
    >
      {t(`checkout.traveler.status.${status}`)}
    </Tag>
  );
}
