/** Who else has the case open, and where it goes on once it was merged. */
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { To } from '@sojourn/web/site/location.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { casePath } from '#app/paths.ts';

export function CaseNotices({ shown }: { readonly shown: DeskCase }) {
  const t = useText();
  const locale = useLocale();
  const { viewers, mergedInto } = shown;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(viewers.map(({ name }) => name));
  return (
    <>
      {mergedInto && (
        <Banner tone="info" size="s">
          <To href={casePath(mergedInto.caseId)} className="link">
            {t('desk.merged', { code: mergedInto.code })}
          </To>
        </Banner>
      )}
      {viewers.length > 0 && (
        <Banner tone="warn" size="s" live="status">
          {t(viewers.length === 1 ? 'desk.viewers' : 'desk.viewersMany', { names })}
        </Banner>
      )}
    </>
  );
}
