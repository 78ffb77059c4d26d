import type { SessionInfo } from '@sojourn/contract/sessions.ts';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { readToken } from '@sojourn/web/api/credentials.ts';
import { SESSION_KEY } from '@sojourn/web/session/session-query.ts';
import { type PortalLocale, useLocale, useSetLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQueryClient } from '@tanstack/react-query';

/** Each language in its own name, so that it is found by who needs it. */
const NAMES: readonly { readonly value: PortalLocale; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
];

/**
 * English or French, at once; the server keeps the choice for the next device, and need not be reached for
 * it.
 */
export function LanguageChoice() {
  const t = useText();
  const locale = useLocale();
  const setLocale = useSetLocale();
  const queries = useQueryClient();
  const choose = (next: PortalLocale) => {
    setLocale(next);
    if (!readToken()) return;
    queries.setQueryData<SessionInfo>(SESSION_KEY, (session) => session && { ...session, locale: next });
    api.setLocale({ input: { locale: next } }).then(
      // Titles, places and rooms are the server's words
      () => queries.invalidateQueries(),
      () => undefined,
    );
  };
  return <Segmented label={t('shell.language.label')} value={locale} onChange={choose} options={NAMES} />;
}
