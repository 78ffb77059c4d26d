/** Every way of a changed trip: how it was, how it is now, and what can be taken instead free of charge. */
import type { RebookingOptions, ScheduleChange } from '@sojourn/contract/schedule-changes.ts';
import type { WireSchedulePart } from '@sojourn/contract/schedule-parts.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDate, formatDuration, formatMoney, formatTime } from '@sojourn/ui/formats.ts';
import { Radio } from '@sojourn/ui/inputs/radio.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { useAnswering } from './use-answering.ts';

type Slice = ScheduleChange['slices'][number];
type Option = RebookingOptions['slices'][number]['options'][number];
type Answering = Pick<ReturnType<typeof useAnswering>, 'picked' | 'pick' | 'shown'>;
type Props = { readonly change: ScheduleChange; readonly answering: Answering };

export function ChangedSlices({ change, answering }: Props) {
  const canAccept = change.actions.includes('Accept');
  const canRebook = change.actions.includes('Rebook');
  return change.slices.map((slice) => (
    <section key={slice.slice} className="changed">
      <h3 className="title-s">{endsOf(slice.before)}</h3>
      {slice.reasons.length === 0 ? (
        <Times parts={slice.before} />
      ) : (
        <>
          <Before parts={slice.before} />
          {canRebook ? (
            <Instead slice={slice} canAccept={canAccept} answering={answering} />
          ) : (
            <Now parts={slice.after} />
          )}
        </>
      )}
    </section>
  ));
}

function endsOf(parts: readonly WireSchedulePart[]): string {
  const [start, end] = [parts[0], parts.at(-1)];
  if (!start || !end) return '';
  return start.from.name === end.to.name ? start.from.name : `${start.from.name} – ${end.to.name}`;
}

function useTimes(parts: readonly WireSchedulePart[]): { times: string; flights: string } {
  const locale = useLocale();
  const [start, end] = [parts[0], parts.at(-1)];
  if (!start || !end) return { times: '', flights: '' };
  const at = (local: WireSchedulePart['startsLocal']) =>
    `${formatDate(local, locale, 'weekday')}, ${formatTime(local, locale)}`;
  const isSameDay = start.startsLocal.slice(0, 10) === end.endsLocal.slice(0, 10);
  const arrival = isSameDay ? formatTime(end.endsLocal, locale) : at(end.endsLocal);
  return {
    times: `${at(start.startsLocal)} – ${arrival}`,
    flights: parts.map(({ title }) => title).join(', '),
  };
}

function Times({ parts }: { readonly parts: readonly WireSchedulePart[] }) {
  const { times, flights } = useTimes(parts);
  return (
    <span>
      {times} <span className="small text-2">{flights}</span>
    </span>
  );
}

function Before({ parts }: { readonly parts: readonly WireSchedulePart[] }) {
  const t = useText();
  const { times, flights } = useTimes(parts);
  return (
    <p className="small text-2">
      {t('desk.schedule.before')} <s>{times}</s> {flights}
    </p>
  );
}

function Now({ parts }: { readonly parts: readonly WireSchedulePart[] }) {
  const t = useText();
  if (parts.length === 0) return <p className="strong">{t('desk.schedule.canceled')}</p>;
  return <Times parts={parts} />;
}

type InsteadProps = {
  readonly slice: Slice;
  readonly canAccept: boolean;
  readonly answering: Answering;
};

/** A slice that still flies is taken as it is now until something else is picked. */
function Instead({ slice, canAccept, answering }: InsteadProps) {
  const t = useText();
  const { picked, pick, shown } = answering;
  const { data, error } = shown.rebookings;
  const chosen = picked.get(slice.slice) ?? null;
  const options = data?.slices.find((each) => each.slice === slice.slice)?.options;
  const name = `instead-${slice.slice}`;
  return (
    <fieldset className="changed__options">
      <legend className="visually-hidden">
        {t('desk.schedule.instead', { trip: endsOf(slice.before) })}
      </legend>
      {slice.after.length === 0 && <p className="strong">{t('desk.schedule.canceled')}</p>}
      {slice.after.length > 0 && (
        <Radio
          name={name}
          className="changed__option"
          checked={canAccept && chosen === null}
          disabled={!canAccept && options === undefined}
          onChange={() => pick(slice.slice, null)}
          label={
            <>
              <Times parts={slice.after} />
              <span className="small text-2">{t('desk.schedule.asItIs')}</span>
            </>
          }
        />
      )}
      {error && <DeedProblem thrown={error} />}
      {!data && !error && (
        <div role="status">
          <span className="visually-hidden">{t('desk.schedule.looking')}</span>
          <Skeleton height={64} radius={10} />
        </div>
      )}
      {options?.length === 0 && <p className="small text-2">{t('desk.schedule.nothingElse')}</p>}
      {options?.map((option) => (
        <Radio
          key={option.optionId}
          name={name}
          className="changed__option"
          checked={chosen === option.optionId}
          onChange={() => pick(slice.slice, option.optionId)}
          label={<OptionText option={option} />}
        />
      ))}
    </fieldset>
  );
}

function OptionText({ option }: { readonly option: Option }) {
  const t = useText();
  const locale = useLocale();
  const { parts, className, isLowerClass, refund, effects } = option;
  const [start, end] = [parts[0], parts.at(-1)];
  if (!start || !end) return null;
  const via = parts.slice(1).map(({ from }) => from.name);
  const minutes = (Date.parse(end.ends) - Date.parse(start.starts)) / 60_000;
  const stops =
    via.length === 0 ? t('desk.schedule.nonstop') : t('desk.schedule.via', { places: via.join(', ') });
  return (
    <>
      <Times parts={parts} />
      <span className="small text-2">{[stops, formatDuration(minutes, locale), className].join(' · ')}</span>
      {effects.length === 0 ? (
        <span className="small changed__effect changed__effect--none">
          <CircleCheck size={14} aria-hidden="true" /> {t('desk.schedule.fits')}
        </span>
      ) : (
        effects.map(({ bookingId, title, kind }) => (
          <span key={bookingId} className="small changed__effect">
            <TriangleAlert size={14} aria-hidden="true" /> {t(`desk.schedule.effect.${kind}`, { title })}
          </span>
        ))
      )}
      {isLowerClass && (
        <Tag tone="warn">
          {refund
            ? t('desk.schedule.lowerBack', { refund: formatMoney(refund, locale) })
            : t('desk.schedule.lower')}
        </Tag>
      )}
    </>
  );
}
