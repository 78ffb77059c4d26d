/** `/acknowledgement/` (A §2.1): a member of a company reads its program terms and acknowledges them. */
import { adminHref } from '@sojourn/domain/tenants/admin-links.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { SESSION_KEY } from '@sojourn/web/session/session-query.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from '#shared/router/link.tsx';
import { BarrierGate } from './barrier-gate.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

const TERMS = ['use', 'records', 'costs'] as const;

/** The gate sees that it's done, and goes on to where the person was going. */
function useAcknowledging() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.acknowledgeTerms({ input: { accepted: true } }),
    onSuccess: async () => {
      // What was asked before was refused
      queries.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
      await queries.refetchQueries({ queryKey: SESSION_KEY });
    },
  });
}

export const AcknowledgementPage = () => (
  <BarrierGate barrier="40106">
    <Acknowledgement />
  </BarrierGate>
);

function Acknowledgement() {
  const t = useText();
  const { brandName: brand, adminOrigin } = useTenant();
  const acknowledging = useAcknowledging();
  const problem = useErrorTexts(codeOf(acknowledging.error));
  const box = useRef<HTMLInputElement>(null);
  const [isTicked, setTicked] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setRequested(true);
    if (isTicked) acknowledging.mutate();
    else box.current?.focus();
  };
  return (
    <SignInScreen title={t('session.acknowledgement.title')}>
      <p className="text-2">{t('session.acknowledgement.text', { brand })}</p>
      <form className="sign-in__form" onSubmit={send} noValidate>
        <h2 className="title-s">{t('session.acknowledgement.terms')}</h2>
        <ul className="sign-in__terms">
          {TERMS.map((term) => (
            <li key={term}>{t(`session.acknowledgement.${term}`)}</li>
          ))}
        </ul>
        <Checkbox
          ref={box}
          label={t('session.acknowledgement.accept')}
          checked={isTicked}
          onChange={(event) => setTicked(event.target.checked)}
          error={isRequested && !isTicked ? t('session.acknowledgement.needed') : undefined}
        />
        {acknowledging.isError && (
          <Banner tone="bad" size="s" live="alert" title={problem.title}>
            {problem.cause} {problem.action}
          </Banner>
        )}
        <Button
          type="submit"
          full
          loading={acknowledging.isPending || acknowledging.isSuccess}
          loadingLabel={t('session.acknowledgement.going')}
        >
          {t('session.acknowledgement.button')}
        </Button>
      </form>
      <Link to="/auth/endsession/" className={buttonClass({ variant: 'secondary', full: true })}>
        {t('session.other')}
      </Link>
      {adminOrigin && (
        <a href={adminHref(adminOrigin, 'vxb_acknowledgement')} className="link small">
          {t('shell.admin')}
        </a>
      )}
      <p className="small row gap-4">
        <Link to="/terms/" className="link">
          {t('shell.footer.terms')}
        </Link>
        <Link to="/faq/" className="link">
          {t('shell.footer.faq')}
        </Link>
      </p>
    </SignInScreen>
  );
}
