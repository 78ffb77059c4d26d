import { Suspense } from 'react';
import { PickerField, type PickerFieldProps } from './picker-field.tsx';

type PanelFieldProps = Omit<PickerFieldProps, 'className'> & {
  readonly className: string;
  readonly warm: () => void;
  /** The class of the room that the panel has while it is on its way. */
  readonly room: string;
};

/** A field whose panel is fetched when it is pointed at or focused, so that it is there when it opens. */
export function PanelField({ className, warm, room, children, ...field }: PanelFieldProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only fetches ahead of use
    <div className={className} onPointerEnter={warm} onFocus={warm}>
      <PickerField {...field}>
        {(close) => <Suspense fallback={<div className={room} />}>{children(close)}</Suspense>}
      </PickerField>
    </div>
  );
}
