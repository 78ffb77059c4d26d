/**
 * Asks before something unsaved is lost: when another section is opened, when the host would leave the page
 * (it is given the question to ask), and by the browser's own question when the page itself is closed.
 */

import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMountOptions } from './mount-options.tsx';

type Guard = {
  readonly mark: (id: string, dirty: boolean) => void;
  /** True when nothing is unsaved, or when the person lets it go. */
  readonly mayLeave: () => Promise<boolean>;
};
const GuardContext = createContext<Guard>({ mark: () => undefined, mayLeave: async () => true });

/** While `dirty`, leaving the section, the page or the module is asked about first. */
export function useUnsavedGuard(dirty: boolean): void {
  const id = useId();
  const { mark } = useContext(GuardContext);
  useEffect(() => {
    mark(id, dirty);
    return () => mark(id, false);
  }, [id, dirty, mark]);
}

export const useMayLeave = (): (() => Promise<boolean>) => useContext(GuardContext).mayLeave;

export function UnsavedGuardProvider({ children }: { readonly children: ReactNode }) {
  const [answer, setAnswer] = useState<((may: boolean) => void) | null>(null);
  const [isDirty, setDirty] = useState(false);
  const dirty = useRef(new Set<string>());
  const { onUnsaved } = useMountOptions();
  const mark = useCallback((id: string, now: boolean) => {
    if (now) dirty.current.add(id);
    else dirty.current.delete(id);
    setDirty(dirty.current.size > 0);
  }, []);
  const mayLeave = useCallback(async () => {
    if (dirty.current.size === 0) return true;
    const may = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    // Changes are abandoned now: the next check must not ask again
    if (may) dirty.current.clear();
    return may;
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    onUnsaved?.(mayLeave);
    return () => {
      window.removeEventListener('beforeunload', ask);
      onUnsaved?.(null);
    };
  }, [isDirty, onUnsaved, mayLeave]);
  const guard = useMemo(() => ({ mark, mayLeave }), [mark, mayLeave]);
  return (
    <GuardContext value={guard}>
      {children}
      <UnsavedQuestion answer={answer} />
    </GuardContext>
  );
}

function UnsavedQuestion({ answer }: { readonly answer: ((may: boolean) => void) | null }) {
  const t = useText();
  const stay = () => answer?.(false);
  return (
    <Modal
      open={answer !== null}
      onClose={stay}
      title={t('profile.unsaved.title')}
      closeLabel={t('profile.unsaved.stay')}
      actions={
        <>
          <Button variant="secondary" onClick={stay}>
            {t('profile.unsaved.stay')}
          </Button>
          <Button variant="danger" onClick={() => answer?.(true)}>
            {t('profile.unsaved.leave')}
          </Button>
        </>
      }
    >
      <p>{t('profile.unsaved.text')}</p>
    </Modal>
  );
}
