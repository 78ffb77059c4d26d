import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { WireActivityOption } from '#activity/wire/activity-detail.ts';
import { languagesText } from './activity-words.ts';

type Named = Pick<WireActivityOption, 'kind' | 'languages'>;

/** "In English", "With lunch"; both where options differ in both. */
export function useOptionName(): (option: Named, among: readonly Named[]) => string {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  return ({ kind, languages }, among) => {
    const differKinds = among.some((each) => each.kind !== kind);
    const differLanguages = among.some((each) => each.languages.join() !== languages.join());
    const spoken = languagesText(languages, locale);
    const parts = [
      ...(differKinds ? [t(`activity.option.${kind}`)] : []),
      ...(spoken && (differLanguages || !differKinds)
        ? [t('activity.option.in', { languages: toText(spoken) })]
        : []),
    ];
    return parts.join(', ') || t(`activity.option.${kind}`);
  };
}
