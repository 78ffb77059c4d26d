import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';

/** A call that was refused, in its code's own words. */
export function Refused({ thrown }: { readonly thrown: unknown }) {
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  return (
    <Banner tone="bad" live="alert" title={title}>
      {cause} {action}
    </Banner>
  );
}
