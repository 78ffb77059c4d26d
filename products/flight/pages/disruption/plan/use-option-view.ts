import type { DisruptionView as Disruption } from '@sojourn/contract/disruptions.ts';
import { useNow } from '@sojourn/web/approvals/use-now.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type OptionView, type PlanOption, viewOfOption } from './plan-view.ts';

/** The option in the page's language, at this moment. */
export function useOptionView(option: PlanOption, disruption: Disruption): OptionView {
  const t = useText();
  const locale = useLocale();
  const now = useNow();
  return viewOfOption(option, disruption, now, locale, (values) => t('disruption.option.layover', values));
}
