/** Light or dark: the system's unless chosen; `before-paint.js` sets the same before the first paint. */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { readStored, store } from './storage.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';
const KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';

const readChoice = (): ThemeChoice => {
  const stored = readStored('local', KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

type ThemeState = {
  readonly choice: ThemeChoice;
  readonly shown: 'light' | 'dark';
  readonly choose: (choice: ThemeChoice) => void;
};
const ThemeContext = createContext<ThemeState>({ choice: 'system', shown: 'light', choose: () => undefined });

export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const [choice, setChoice] = useState(readChoice);
  const [systemDark, setSystemDark] = useState(() => matchMedia(DARK).matches);
  useEffect(() => {
    const query = matchMedia(DARK);
    const follow = () => setSystemDark(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  const shown = choice === 'system' ? (systemDark ? 'dark' : 'light') : choice;
  // Before the effects below it, which read the theme's colours: the map's did so too early
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = shown;
  }, [shown]);
  const state = useMemo<ThemeState>(() => {
    const choose = (next: ThemeChoice) => {
      store('local', KEY, next === 'system' ? null : next);
      setChoice(next);
    };
    return { choice, shown, choose };
  }, [choice, shown]);
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

/** The theme that a host has chosen; the caller sets it on its own root element. */
export function HostThemeProvider(props: { readonly theme: 'light' | 'dark'; readonly children: ReactNode }) {
  const { theme, children } = props;
  const state = useMemo<ThemeState>(
    () => ({ choice: theme, shown: theme, choose: () => undefined }),
    [theme],
  );
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

export const useTheme = (): ThemeState => useContext(ThemeContext);
