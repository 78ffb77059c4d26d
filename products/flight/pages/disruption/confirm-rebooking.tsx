/** What is booked, what is given up and who pays, before it's done (B §5: all travelers, or an agent). */
import { money } from '@sojourn/domain/money.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { SliceLine } from '../slices/slice-line.tsx';
import type { DisruptedTrip } from './disrupted-trip.ts';
import type { PlanOption } from './plan/plan-view.ts';
import { useOptionView } from './plan/use-option-view.ts';
import type { Chosen } from './use-disruption.ts';

type Props = DisruptedTrip & {
  readonly option: PlanOption | null;
  readonly isSending: boolean;
  readonly onConfirm: (chosen: Chosen) => void;
  readonly onClose: () => void;
};

export function ConfirmRebooking(props: Props) {
  const t = useText();
  const { option, isSending, onClose } = props;
  const [left, setLeft] = useState<readonly number[]>([]);
  const close = () => {
    setLeft([]);
    onClose();
  };
  return (
    <Modal
      open={option !== null}
      locked={isSending}
      title={t('disruption.confirm.title')}
      closeLabel={t('disruption.confirm.back')}
      onClose={close}
      banner={option && <Consequence {...props} option={option} isPartial={left.length > 0} />}
      actions={option && <Actions {...props} option={option} left={left} onClose={close} />}
    >
      {option && <Facts {...props} option={option} left={left} onLeave={setLeft} />}
    </Modal>
  );
}

type Open = Props & { readonly option: PlanOption };

function Facts(
  props: Open & { readonly left: readonly number[]; onLeave: (left: readonly number[]) => void },
) {
  const { option, disruption, trip, left, onLeave } = props;
  const t = useText();
  const locale = useLocale();
  const { slice } = useOptionView(option, disruption);
  const start = option.parts[0];
  return (
    <div className="disruption__confirm">
      <p className="text-2">
        {t('disruption.confirm.flight', {
          airline: slice.airlines,
          flights: option.parts.map(({ title }) => title.replaceAll(' ', '\u00a0')).join(', '),
          day: start ? formatDate(start.startsLocal, locale) : '',
        })}
      </p>
      <SliceLine slice={slice} />
      <KeyValues className="small">
        <KeyValue label={t('disruption.confirm.class')}>{option.className}</KeyValue>
        <KeyValue label={t('disruption.confirm.covered')}>
          {t('disruption.confirm.each', { price: formatMoney(option.sellsFor, locale) })}
        </KeyValue>
        <KeyValue label={t('disruption.confirm.pay')} weight="total">
          {formatMoney(money(0), locale)}
        </KeyValue>
      </KeyValues>
      {trip.travelers.length > 1 && (
        <fieldset className="disruption__who">
          <legend className="title-s">{t('disruption.confirm.who')}</legend>
          {trip.travelers.map(({ firstName, lastName }, place) => (
            <Checkbox
              // biome-ignore lint/suspicious/noArrayIndexKey: a traveler's place is their identity
              key={place}
              label={`${firstName} ${lastName}`}
              checked={!left.includes(place)}
              onChange={(event) =>
                onLeave(
                  event.target.checked ? left.filter((each) => each !== place) : [...left, place].sort(),
                )
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** What follows, or that a person has to do it. */
function Consequence({ trip, disruption, isPartial }: Open & { readonly isPartial: boolean }) {
  const t = useText();
  if (isPartial)
    return (
      <Banner tone="info" size="s">
        {t('disruption.confirm.partial')}
      </Banner>
    );
  const others = trip.flight.slices.length > 1;
  return (
    <Banner tone="warn" size="s">
      {t(others ? 'disruption.confirm.warn.others' : 'disruption.confirm.warn.only', {
        flights: disruption.flights.map(({ flight }) => flight.replaceAll(' ', '\u00a0')).join(', '),
      })}
    </Banner>
  );
}

function Actions(props: Open & { readonly left: readonly number[] }) {
  const { option, disruption, trip, left, isSending, onConfirm, onClose } = props;
  const t = useText();
  const everybody = trip.travelers.map((_, place) => place);
  const going = everybody.filter((place) => !left.includes(place));
  const isPartial = left.length > 0;
  const flight = (option.parts[0]?.title ?? '').replaceAll(' ', '\u00a0');
  const confirm = () =>
    onConfirm({
      disruptionNo: disruption.disruptionNo,
      optionId: option.optionId,
      travelers: isPartial ? going : 'all',
    });
  return (
    <>
      {!isSending && (
        <Button variant="tertiary" onClick={onClose}>
          {t('disruption.confirm.back')}
        </Button>
      )}
      <Button
        disabled={going.length === 0}
        loading={isSending}
        loadingLabel={t(isPartial ? 'disruption.confirm.asking' : 'disruption.confirm.sending')}
        onClick={confirm}
      >
        {isPartial ? t('disruption.confirm.ask') : t('disruption.confirm.yes', { flight })}
      </Button>
    </>
  );
}
