import './traveler-form.css';
import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import { airlineName } from '@sojourn/domain/travelers/names/airline-name.ts';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { IdCard } from 'lucide-react';
import { AGES } from '#flight/rules/travelers/travelers.ts';
import { PassportFields } from './passport-fields.tsx';
import { type TravelerFormProps, type TravelerPartProps, useTravelerField } from './traveler-fields.ts';
import { MoreFields } from './traveler-more.tsx';

/** Everything a ticket needs of one traveler; saved as it is typed. */
export function TravelerForm(props: TravelerFormProps) {
  const { trip } = props;
  return (
    <div className="traveler-form">
      <NameFields {...props} />
      <BirthFields {...props} />
      {trip.needsPassport && <PassportFields {...props} />}
      <MoreFields {...props} />
    </div>
  );
}

function NameFields(props: TravelerPartProps) {
  const { traveler, change } = props;
  const t = useText();
  const field = useTravelerField(props);
  return (
    <>
      <div className="traveler-form__trio">
        <TextInput
          {...field('firstName')}
          label={t('travelers.field.firstName')}
          value={traveler.firstName}
          autoComplete="off"
          maxLength={60}
          onChange={(event) => change({ firstName: event.target.value })}
        />
        <TextInput
          {...field('middleName')}
          label={t('travelers.field.middleName')}
          optional={t('checkout.optional')}
          value={traveler.middleName}
          autoComplete="off"
          maxLength={60}
          onChange={(event) => change({ middleName: event.target.value })}
        />
        <TextInput
          {...field('lastName')}
          label={t('travelers.field.lastName')}
          value={traveler.lastName}
          autoComplete="off"
          maxLength={60}
          onChange={(event) => change({ lastName: event.target.value })}
        />
      </div>
      <RecordName traveler={traveler} />
    </>
  );
}

/** How the airline's record will spell the name, so that it can be held against the passport. */
function RecordName({ traveler }: { readonly traveler: TravelerDraft }) {
  const t = useText();
  const record = airlineName(traveler);
  return (
    <p className="small text-2 row row--top traveler-form__record" aria-live="polite">
      <IdCard className="icon icon--s" aria-hidden="true" />
      <span>{record ? t('travelers.hint.record', { name: record.whole }) : t('travelers.hint.name')}</span>
    </p>
  );
}

function BirthFields(props: TravelerPartProps) {
  const { traveler, change, trip } = props;
  const t = useText();
  const field = useTravelerField(props);
  const [from, until] = AGES[traveler.type];
  return (
    <div className="traveler-form__pair">
      <TextInput
        {...field('birthdate', t(`checkout.traveler.ageRule.${traveler.type}`, { from, until: until - 1 }))}
        type="date"
        label={t('travelers.field.birthdate')}
        value={traveler.birthdate}
        max={trip.lastDate}
        autoComplete="off"
        onChange={(event) => change({ birthdate: event.target.value as TravelerDraft['birthdate'] })}
      />
      <SelectField
        {...field('gender', t('checkout.traveler.genderHint'))}
        label={t('travelers.field.gender')}
        value={traveler.gender}
        onChange={(event) => change({ gender: event.target.value as TravelerDraft['gender'] })}
      >
        <option value="">{t('checkout.traveler.choose')}</option>
        <option value="F">{t('travelers.gender.F')}</option>
        <option value="M">{t('travelers.gender.M')}</option>
      </SelectField>
    </div>
  );
}
