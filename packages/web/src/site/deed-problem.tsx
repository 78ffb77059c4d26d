import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { codeOf } from '#api/api-error.ts';
import { useErrorTexts } from '#page-state.tsx';

/** Why something wasn't done. */
export function DeedProblem({ thrown }: { readonly thrown: unknown }) {
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  return (
    <Banner tone="bad" size="s" live="alert" title={title}>
      {cause} {action}
    </Banner>
  );
}
