import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { BadgeCheck, type LucideIcon, ReceiptText, Sparkle, Undo2 } from 'lucide-react';

type Rule = { readonly icon: LucideIcon; readonly title: MessageId; readonly text: MessageId };
const RULES: readonly Rule[] = [
  { icon: ReceiptText, title: 'flightStart.how.total', text: 'flightStart.how.total.text' },
  { icon: BadgeCheck, title: 'flightStart.how.rise', text: 'flightStart.how.rise.text' },
  { icon: Undo2, title: 'flightStart.how.void', text: 'flightStart.how.void.text' },
  { icon: Sparkle, title: 'flightStart.how.miles', text: 'flightStart.how.miles.text' },
];

/** What holds for every flight here; only what exists. */
export function HowPricesWork() {
  const t = useText();
  return (
    <section className="how-prices">
      <h2 className="visually-hidden">{t('flightStart.how.title')}</h2>
      <ul className="how-prices__grid">
        {RULES.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon className="icon icon--l text-brand" aria-hidden="true" />
            <h3 className="title-m">{t(title)}</h3>
            <p className="small text-2">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
