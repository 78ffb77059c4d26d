import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarCheck2, type LucideIcon, MoonStar, ReceiptText, Sparkle } from 'lucide-react';

type Benefit = { readonly icon: LucideIcon; readonly title: MessageId; readonly text: MessageId };
const NIGHT: Benefit = { icon: MoonStar, title: 'home.benefit.night', text: 'home.benefit.night.text' };
const ALWAYS: readonly Benefit[] = [
  { icon: CalendarCheck2, title: 'home.benefit.cancel', text: 'home.benefit.cancel.text' },
  { icon: ReceiptText, title: 'home.benefit.total', text: 'home.benefit.total.text' },
  { icon: Sparkle, title: 'home.benefit.miles', text: 'home.benefit.miles.text' },
];

/** What holds for every booking here; only what exists. */
export function Benefits() {
  const t = useText();
  const benefits = useCan('complimentaryNight') ? [NIGHT, ...ALWAYS] : ALWAYS;
  return (
    <ul className="benefits" aria-label={t('home.benefits')}>
      {benefits.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon className="icon icon--l text-brand" aria-hidden="true" />
          <h2 className="title-m">{t(title)}</h2>
          <p className="small text-2">{t(text)}</p>
        </li>
      ))}
    </ul>
  );
}
