import { useTextRef } from '@sojourn/web/text-ref.ts';
import { plusDaysMark, plusDaysText } from './slice-view.ts';
import './local-time.css';

type LocalTimeProps = {
  /** Printed: "5:40 AM". */
  readonly time: string;
  /** Local days after the slice's departure; marked "+1" and read "next day". */
  readonly plusDays?: number;
};

/** A time of the airport's own clock, with the mark of another day. */
export function LocalTime({ time, plusDays = 0 }: LocalTimeProps) {
  const toText = useTextRef();
  const words = plusDaysText(plusDays);
  return (
    <span className="local-time num">
      {time}
      {words && (
        <>
          <sup aria-hidden="true">{plusDaysMark(plusDays)}</sup>
          <span className="visually-hidden"> {toText(words)}</span>
        </>
      )}
    </span>
  );
}
