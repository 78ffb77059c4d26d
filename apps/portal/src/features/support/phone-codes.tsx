import { Card } from '@sojourn/ui/content/card.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useSupportCode } from './use-support.ts';

const spaced = (code: string): string => `${code.slice(0, 3)}\u00a0${code.slice(3)}`;

/** Two codes, so that each side of a call knows who the other is. They're made when they're wanted. */
export function PhoneCodes() {
  const t = useText();
  const locale = useLocale();
  const { supportPhone: phone } = useTenant();
  const isDelegated = useSession()?.isDelegatedSession === true;
  const codes = useSupportCode();
  if (isDelegated) return null;
  return (
    <Card padded className="codes">
      <h2 className="title-m">{t('support.codes.title')}</h2>
      <p className="small text-2">{t('support.codes.text')}</p>
      {codes.data ? (
        <div role="status">
          <dl className="codes__pair">
            <div className="codes__code">
              <dt className="micro text-2">{t('support.codes.you')}</dt>
              <dd className="num">{spaced(codes.data.customerCode)}</dd>
            </div>
            <div className="codes__code">
              <dt className="micro text-2">{t('support.codes.us')}</dt>
              <dd className="num">{spaced(codes.data.agentCode)}</dd>
            </div>
          </dl>
          <p className="small text-2">
            {t('support.codes.until', { until: formatReaderDeadline(codes.data.expiresAt, locale) })}
          </p>
        </div>
      ) : null}
      <span className="row row--wrap">
        <Button size="s" variant="secondary" loading={codes.isPending} onClick={() => codes.mutate()}>
          {t(codes.data ? 'support.codes.again' : 'support.codes.show')}
        </Button>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="link small">
          {t('support.call', { phone: phone.replaceAll(' ', '\u00a0') })}
        </a>
      </span>
    </Card>
  );
}
