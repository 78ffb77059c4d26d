import type { ReactNode } from 'react';
import './progress-line.css';
import { classNames } from '../class-names.ts';

type ProgressLineProps = {
  /** 0 to 1. */
  readonly value: number;
  /** "Searching 6 of 9 airlines"; read out politely as it changes. */
  readonly words: ReactNode;
  /** At the end of the line: "64 flights so far". */
  readonly aside?: ReactNode;
  /** A short bar before the words, for a list's head. */
  readonly inline?: boolean;
};

/** How far a streamed search has come, in a bar and in words. */
export function ProgressLine({ value, words, aside, inline }: ProgressLineProps) {
  return (
    <div className={classNames('progress', inline && 'progress--inline')}>
      <div className="progress__words" role="status">
        <span className={inline ? undefined : 'strong'}>{words}</span>
        {aside && <span>{aside}</span>}
      </div>
      <div className="progress__bar" aria-hidden="true">
        <span
          className="progress__fill"
          style={{ width: `${Math.round(Math.min(1, Math.max(0, value)) * 100)}%` }}
        />
      </div>
    </div>
  );
}
