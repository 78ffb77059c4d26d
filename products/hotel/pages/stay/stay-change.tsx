import { Card } from '@sojourn/ui/content/card.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';
import '@sojourn/ui/inputs/field.css';
import { type FormEvent, useId } from 'react';
import type { StayDatesAndGuests } from '#hotel/parts/search/stay-criteria.ts';
import { DatesField } from '#hotel/parts/search-form/dates-field.tsx';
import { GuestsField } from '#hotel/parts/search-form/guests-field.tsx';
import { guestsProblemText } from '#hotel/parts/search-form/guests-problem-text.ts';
import '@sojourn/web/search-form/search-form.css';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useStayForm } from '#hotel/parts/search-form/use-stay-form.ts';

type StayChangeProps = {
  readonly detail: StayDetail;
  readonly criteria: StayDatesAndGuests;
  readonly onChange: (criteria: StayDatesAndGuests) => void;
  readonly onClose: () => void;
};

/** Other dates or guests for the same hotel, in place. */
export function StayChange({ detail, criteria, onChange, onClose }: StayChangeProps) {
  const t = useText();
  const titleId = useId();
  const { cityPlaceId, city } = detail.stay;
  const form = useStayForm({ place: { id: cityPlaceId, name: city }, stay: criteria });
  const { dates, guests } = form.problems;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answer = form.submit();
    if (answer) onChange(answer.stay);
  };
  return (
    <Card as="section" padded aria-labelledby={titleId}>
      <form className="stay-change" onSubmit={submit} noValidate>
        <h3 id={titleId} className="title-s stay-change__title">
          {t('hotelStay.dates.title')}
        </h3>
        <DatesField
          form={form}
          error={dates && t(dates === 'DatesMissing' ? 'search.dates.missing' : `errors.${dates}.title`)}
        />
        <GuestsField form={form} error={guests && guestsProblemText(t, guests)} />
        <div className="row row--wrap stay-change__actions">
          <Button variant="tertiary" onClick={onClose}>
            {t('hotelStay.dates.keep')}
          </Button>
          <Button type="submit">{t('hotelStay.dates.show')}</Button>
        </div>
      </form>
    </Card>
  );
}
