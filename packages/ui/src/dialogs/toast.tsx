import { CircleAlert, CircleCheck } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import './toast.css';

type ToastMessage = {
  readonly text: ReactNode;
  /** One action at most, such as undo. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
  readonly tone?: 'good' | 'bad';
};
type Shown = ToastMessage & { readonly key: number };
type ShowToast = (message: ToastMessage) => void;

const LIFE_MS = 6000;
const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a toast in the region that ToastProvider keeps. */
export const useToast = (): ShowToast => useContext(ToastContext);

/** The look of one toast, also for showing it in place. */
export function Toast({ text, action, tone = 'good' }: ToastMessage) {
  return (
    <div className="toast">
      {tone === 'good' ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      <span className="toast__text">{text}</span>
      {action && (
        <button type="button" className="toast__action" onClick={action.onAction}>
          {action.label}
        </button>
      )}
    </div>
  );
}

function TimedToast({ shown, onGone }: { readonly shown: Shown; readonly onGone: (key: number) => void }) {
  const [held, setHeld] = useState(false);
  const { key, action } = shown;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onGone(key), LIFE_MS);
    return () => clearTimeout(timer);
  }, [held, key, onGone]);
  const act = action && {
    label: action.label,
    onAction: () => {
      action.onAction();
      onGone(key);
    },
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the timer while someone reads
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Toast text={shown.text} tone={shown.tone} action={act} />
    </div>
  );
}

/** Keeps the live region at the bottom; each toast stays six seconds, longer while pointed at or focused. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const next = useRef(0);
  const show = useCallback<ShowToast>((message) => {
    next.current += 1;
    const key = next.current;
    setToasts((now) => [...now.slice(-2), { ...message, key }]);
  }, []);
  const gone = useCallback((key: number) => setToasts((now) => now.filter((t) => t.key !== key)), []);
  const region = useMemo(
    () => toasts.map((shown) => <TimedToast key={shown.key} shown={shown} onGone={gone} />),
    [toasts, gone],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {region}
      </div>
    </ToastContext>
  );
}
