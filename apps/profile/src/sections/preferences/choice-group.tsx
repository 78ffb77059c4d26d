import { type ReactNode, useId } from 'react';

type ChoiceGroupProps = {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly hint?: string;
  readonly children: ReactNode;
};

/** One question of the form, with its choices. */
export function ChoiceGroup({ title, aside, hint, children }: ChoiceGroupProps) {
  const [titleId, hintId] = [useId(), useId()];
  return (
    <fieldset
      className="preferences__group"
      aria-labelledby={titleId}
      aria-describedby={hint ? hintId : undefined}
    >
      <div className="preferences__legend">
        <h3 id={titleId} className="title-m">
          {title}
        </h3>
        {aside}
      </div>
      {hint && (
        <p id={hintId} className="small text-2 preferences__hint">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
