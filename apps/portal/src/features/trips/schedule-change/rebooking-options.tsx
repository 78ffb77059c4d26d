import type { ScheduleChange, RebookingOptions as Shelf } from '@sojourn/contract/schedule-changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDate, formatDuration, formatMoney, formatTime } from '@sojourn/ui/formats.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type Choices, useRebookings } from './use-schedule-change.ts';

type Props = {
  readonly trip: TripDetail;
  readonly change: ScheduleChange;
  readonly chosen: Choices;
  readonly onChoose: (chosen: Choices) => void;
};
type Option = Shelf['slices'][number]['options'][number];

/** For each changed slice what can be had instead, the best first; none is chosen until somebody does. */
export function RebookingOptions({ trip, change, chosen, onChoose }: Props) {
  const t = useText();
  const { data, error } = useRebookings(trip, change, true);
  const code = error ? codeOf(error) : undefined;
  if (code) return <Refused code={code} />;
  if (!data)
    return (
      <div className="schedule-change__options">
        <p className="visually-hidden" role="status">
          {t('scheduleChange.rebook.loading')}
        </p>
        <Skeleton height={64} radius={10} />
        <Skeleton height={64} radius={10} />
      </div>
    );
  const slices = data.slices.filter(({ options }) => options.length > 0);
  if (slices.length === 0) return <p className="small">{t('scheduleChange.rebook.none')}</p>;
  return slices.map(({ slice, options }) => (
    <fieldset key={slice} className="schedule-change__options">
      <legend className="small strong">
        {t('scheduleChange.rebook.instead', { trip: endsOf(change, slice) })}
      </legend>
      {options.map((option) => (
        <OptionRow
          key={option.optionId}
          slice={slice}
          option={option}
          isChosen={chosen.get(slice) === option.optionId}
          onChoose={() => onChoose(new Map([...chosen, [slice, option.optionId]]))}
        />
      ))}
    </fieldset>
  ));
}

function Refused({ code }: { readonly code: NonNullable<ReturnType<typeof codeOf>> }) {
  const { title, action } = useErrorTexts(code);
  return (
    <p role="alert" className="small text-warn">
      {title}. {action}
    </p>
  );
}

const endsOf = ({ slices }: ScheduleChange, slice: number): string => {
  const before = slices.find((each) => each.slice === slice)?.before ?? [];
  const [start, end] = [before[0], before.at(-1)];
  return start && end ? `${start.from.name} – ${end.to.name}` : '';
};

type RowProps = {
  readonly slice: number;
  readonly option: Option;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function OptionRow({ slice, option, isChosen, onChoose }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const { parts, className, isLowerClass, refund, effects } = option;
  const [start, end] = [parts[0], parts.at(-1)];
  if (!start || !end) return null;
  const minutes = (Date.parse(end.ends) - Date.parse(start.starts)) / 60_000;
  const via = parts.slice(1).map(({ from }) => from.name);
  const times = `${formatTime(start.startsLocal, locale)} – ${formatTime(end.endsLocal, locale)}`;
  const flights = parts.map(({ title }) => title).join(', ');
  return (
    <label className="schedule-change__option">
      <span className="check__box">
        <input type="radio" name={`rebooking-${slice}`} checked={isChosen} onChange={onChoose} />
      </span>
      <span className="schedule-change__when">
        <b>{times}</b>
        <span className="small text-2">
          {formatDate(start.startsLocal, locale, 'weekday')} · {flights}
        </span>
      </span>
      <span className="schedule-change__how small">
        <span>
          {via.length === 0
            ? t('scheduleChange.rebook.nonstop')
            : t('scheduleChange.rebook.via', { places: via.join(', ') })}
          {`, ${formatDuration(minutes, locale)} · ${className}`}
        </span>
        {effects.length === 0 ? (
          <span className="schedule-change__fine">
            <CircleCheck size={14} aria-hidden="true" /> {t('scheduleChange.rebook.fits')}
          </span>
        ) : (
          effects.map(({ bookingId, title, kind }) => (
            <span key={bookingId} className="schedule-change__shift schedule-change__fine">
              <TriangleAlert size={14} aria-hidden="true" /> {title}: {t(`scheduleChange.effect.${kind}`)}
            </span>
          ))
        )}
      </span>
      {isLowerClass && (
        <Tag tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
          {refund
            ? t('scheduleChange.rebook.lowerBack', { refund: formatMoney(refund, locale) })
            : t('scheduleChange.rebook.lower')}
        </Tag>
      )}
    </label>
  );
}
