import type { ScheduleChange } from '@sojourn/contract/schedule-changes.ts';
import type { WireSchedulePart } from '@sojourn/contract/schedule-parts.ts';
import { formatDate, formatDuration, formatTime } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

type Slice = ScheduleChange['slices'][number];
type Props = { readonly slices: readonly Slice[]; readonly isReadable: boolean };

/** Each way of the trip: before beside now where it changed, in local times; the others in one line. */
export function ChangedSlices({ slices, isReadable }: Props) {
  const t = useText();
  if (!isReadable) return <p className="text-2">{t('scheduleChange.unreadable')}</p>;
  return slices.map((slice) =>
    slice.reasons.length === 0 ? (
      <Unchanged key={slice.slice} slice={slice} />
    ) : (
      <Changed key={slice.slice} slice={slice} />
    ),
  );
}

const endsOf = (parts: readonly WireSchedulePart[]) => {
  const [start, end] = [parts[0], parts.at(-1)];
  if (!start || !end) return '';
  return start.from.name === end.to.name ? start.from.name : `${start.from.name} – ${end.to.name}`;
};

function Unchanged({ slice: { before } }: { readonly slice: Slice }) {
  const t = useText();
  const locale = useLocale();
  const start = before[0];
  if (!start) return null;
  const date = formatDate(start.startsLocal, locale, 'weekday');
  return <p className="small text-2">{t('scheduleChange.unchanged', { trip: endsOf(before), date })}</p>;
}

function Changed({ slice }: { readonly slice: Slice }) {
  const t = useText();
  const { before, after, lostConnections } = slice;
  return (
    <section>
      <h3 className="title-m">{endsOf(before)}</h3>
      <div className="schedule-change__sides">
        <div className="schedule-change__before">
          <p className="eyebrow">{t('scheduleChange.before')}</p>
          {before.map((part) => (
            <Part key={part.starts} part={part} isStruck />
          ))}
        </div>
        <div>
          <p className="eyebrow">{t('scheduleChange.now')}</p>
          {after.length === 0 && <p className="strong">{t('scheduleChange.canceled')}</p>}
          {after.map((part) => (
            <Part key={part.starts} part={part} />
          ))}
          <Shift slice={slice} />
        </div>
      </div>
      {lostConnections.map((airport) => (
        <p key={airport} className="small schedule-change__lost">
          {t('scheduleChange.lost', { airport })}
        </p>
      ))}
    </section>
  );
}

/** By how much it leaves and arrives later or earlier. */
function Shift({ slice: { after, departureMinutes, arrivalMinutes } }: { readonly slice: Slice }) {
  const t = useText();
  const locale = useLocale();
  if (after.length === 0) return null;
  const words = (minutes: number, name: 'departure' | 'arrival') => {
    if (minutes === 0) return null;
    const by = formatDuration(Math.abs(minutes), locale);
    return t(`scheduleChange.${name}.${minutes > 0 ? 'later' : 'earlier'}`, { by });
  };
  const lines = [words(departureMinutes, 'departure'), words(arrivalMinutes, 'arrival')];
  return lines.map(
    (line) =>
      line && (
        <p key={line} className="small schedule-change__shift">
          {line}
        </p>
      ),
  );
}

function Part({ part, isStruck = false }: { readonly part: WireSchedulePart; readonly isStruck?: boolean }) {
  const locale = useLocale();
  const line = (local: WireSchedulePart['startsLocal'], { name, code }: WireSchedulePart['from']) => {
    const when = `${formatDate(local, locale, 'weekday')}, ${formatTime(local, locale)}`;
    const where = /^[A-Z]{3}$/.test(code) ? `${name} ${code}` : name;
    return (
      <>
        {isStruck ? <s className="strong">{when}</s> : <b>{when}</b>}
        <span className="small text-2">{where}</span>
      </>
    );
  };
  return (
    <div className="schedule-change__part">
      <p className="small">{part.title}</p>
      <p>{line(part.startsLocal, part.from)}</p>
      <p>{line(part.endsLocal, part.to)}</p>
    </div>
  );
}
