import type { Money } from '@sojourn/domain/money.ts';
import type { Protection } from '@sojourn/domain/protections/clause.ts';
import { KeyValue } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

type Line = { readonly protection: Protection; readonly premium: Money };

/** What protections cost, to stand inside `KeyValues` before the total that has them in it. */
export function ProtectionLines({ lines }: { readonly lines: readonly Line[] }) {
  const t = useText();
  const locale = useLocale();
  return lines.map(({ protection, premium }) => (
    <KeyValue key={protection} label={t(`protections.name.${protection}`)}>
      {formatMoney(premium, locale)}
    </KeyValue>
  ));
}
