/** How the customer is reached (A §2.10): read only, from the bank account. */

import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { RichText, useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { SectionHead } from '#page/section-head.tsx';
import './contact-info.css';
import { PersonalDataPart } from '../personal-data/personal-data-part.tsx';
import { contactDetailsQuery } from './contact-details-query.ts';

/** What stands for nothing (A §2.10). */
const DASH = '–';

export function ContactInfoSection() {
  return (
    <div className="contact-info">
      <SectionHead section="contact-info" />
      <Details />
      <Note />
      <PersonalDataPart />
    </div>
  );
}

function Details() {
  const t = useText();
  const { data, isError, refetch } = useQuery(contactDetailsQuery);
  if (isError) {
    const again = (
      <Button variant="secondary" size="s" onClick={() => void refetch()}>
        {t('shell.retry')}
      </Button>
    );
    return (
      <Banner tone="bad" live="alert" action={again}>
        {t('profile.contact.failed')}
      </Banner>
    );
  }
  return (
    <Card padded aria-busy={!data}>
      <dl className="contact-info__list">
        <div>
          <dt className="small text-2">{t('profile.contact.phone')}</dt>
          <dd className="title-s">
            {data ? data.phoneNumber || DASH : <Skeleton height={20} width={160} />}
          </dd>
        </div>
        <div>
          <dt className="small text-2">{t('profile.contact.email')}</dt>
          <dd className="title-s">
            {data ? data.emailAddress || DASH : <Skeleton height={20} width={220} />}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

/** Where it comes from, and who changes it. */
function Note() {
  const { issuerName, supportPhone } = useTenant();
  const whole = supportPhone.replaceAll(' ', '\u00a0');
  return (
    <p className="contact-info__note small text-2">
      <Info className="icon icon--s" aria-hidden="true" />
      <span>
        <RichText
          id="profile.contact.note"
          values={{ issuer: issuerName, phone: whole }}
          parts={[
            <a key="phone" href={`tel:${supportPhone.replaceAll(' ', '')}`}>
              {whole}
            </a>,
          ]}
        />
      </span>
    </p>
  );
}
