/** A place in the header that a page may fill: checkout puts its steps there. */
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

type Slot = {
  readonly element: HTMLElement | null;
  readonly setElement: (element: HTMLElement | null) => void;
};
const SlotContext = createContext<Slot>({ element: null, setElement: () => undefined });

export function HeaderSlotProvider({ children }: { readonly children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return <SlotContext value={{ element, setElement }}>{children}</SlotContext>;
}

/** Where the header has room for it. */
export function HeaderSlotPlace() {
  const { setElement } = useContext(SlotContext);
  return <div ref={setElement} className="header__slot" />;
}

/** What a page shows in the header while it is on screen. */
export function HeaderSlot({ children }: { readonly children: ReactNode }) {
  const { element } = useContext(SlotContext);
  return element ? createPortal(children, element) : null;
}
