/** `/terms/` (A §2.1): every document in force, or, with `version=booking-2026-11`, that version alone. */
import { can } from '@sojourn/domain/tenants/tenant.ts';
import {
  findVersion,
  type PlacedVersion,
  TERMS_DOCUMENTS,
  versionsOn,
} from '@sojourn/domain/terms/documents.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { useToday } from '@sojourn/web/search/today.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '#shared/router/link.tsx';
import { useSearch } from '#shared/router/use-place.ts';
import { TermsFrame } from './terms-frame.tsx';
import { useTermsText } from './use-terms-text.ts';

export function TermsPage() {
  const { version } = useSearch();
  const today = useToday();
  const placed = version ? findVersion(version, today) : undefined;
  return placed ? <OneVersion placed={placed} /> : <AllTerms unknown={version} />;
}

function AllTerms({ unknown }: { readonly unknown: string | undefined }) {
  const t = useText();
  const tenant = useTenant();
  const today = useToday();
  const shown = TERMS_DOCUMENTS.filter(({ capability }) => !capability || can(tenant, capability)).flatMap(
    (document) => versionsOn(document, today).filter(({ standing }) => standing === 'current'),
  );
  return (
    <TermsFrame
      title={t('terms.title')}
      lead={t('terms.lead')}
      shown={shown}
      notice={
        unknown && (
          <Banner
            tone="warn"
            title={t('terms.unknown.title', { version: unknown })}
            className="terms__notice"
          >
            {t('terms.unknown.text')}
          </Banner>
        )
      }
    >
      <p className="no-print">
        <Link to="/faq/" className="link link--alone">
          {t('terms.questions')}
        </Link>
      </p>
    </TermsFrame>
  );
}

function OneVersion({ placed }: { readonly placed: PlacedVersion }) {
  const t = useText();
  const words = useTermsText();
  const { document, standing } = placed;
  const today = useToday();
  const current = versionsOn(document, today).find((each) => each.standing === 'current');
  return (
    <TermsFrame
      title={words.of(document.id, 'title')}
      lead={words.of(document.id, 'summary')}
      shown={[placed]}
      bare
      notice={
        <Banner
          tone={standing === 'current' ? 'info' : 'warn'}
          className="terms__notice"
          action={
            standing !== 'current' && current ? (
              <Link to="/terms/" search={{ version: current.version.id }} className="link">
                {t('terms.only.now')}
              </Link>
            ) : (
              <Link to="/terms/" search={{}} hash={document.id} className="link">
                {t('terms.only.all')}
              </Link>
            )
          }
        >
          {t(`terms.only.${standing}`)}
        </Banner>
      }
    />
  );
}
