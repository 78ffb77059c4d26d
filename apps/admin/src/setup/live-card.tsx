/** Whether the company's people are let in; until then, what's left to do. */
import type { CompanySettings } from '@sojourn/contract/admin/setup-calls.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { Rocket } from 'lucide-react';
import { useRefreshCompany } from '#app/use-admin.ts';

export function LiveCard({ settings }: { readonly settings: CompanySettings }) {
  const t = useText();
  const refresh = useRefreshCompany();
  const live = useMutation({ mutationFn: () => api.goLive({}), onSuccess: refresh });
  const { isLive, missing } = settings;
  if (isLive)
    return (
      <Banner tone="good" title={t('adminSetup.live.done')}>
        {t('adminSetup.live.doneText')}
      </Banner>
    );
  return (
    <section className="panel live-card" aria-labelledby="live-title">
      <span className="live-card__icon" aria-hidden="true">
        <Rocket />
      </span>
      <div className="grow">
        <h2 id="live-title" className="title-l">
          {t('adminSetup.live.title')}
        </h2>
        <p className="text-2">
          {missing.length === 0
            ? t('adminSetup.live.ready')
            : t('adminSetup.live.missing', {
                steps: missing.map((step) => t(`admin.setup.step.${step}`)).join(', '),
              })}
        </p>
        {live.error && <DeedProblem thrown={live.error} />}
      </div>
      <Button disabled={missing.length > 0} loading={live.isPending} onClick={() => live.mutate()}>
        {t('adminSetup.live.button')}
      </Button>
    </section>
  );
}
