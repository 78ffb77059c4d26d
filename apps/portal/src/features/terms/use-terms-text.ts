import type { TermsDocumentId } from '@sojourn/domain/terms/documents.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMemo } from 'react';

/** A phone number does not break in the middle. */
const whole = (phone: string): string => phone.replaceAll(' ', '\u00a0');

type TermsText = {
  readonly of: (document: TermsDocumentId, part: 'title' | 'summary') => string;
  /** A section's words: `in('site-2026-11', 'use', 'title')`, `in('site-2026-11', 'use', '2.1')`. */
  readonly in: (version: string, section: string, part: string) => string;
};

/** The words of the terms, with the names and phones of who says them. */
export function useTermsText(): TermsText {
  const t = useText();
  const { brandName, issuerName, legalName, supportPhone, supportPhoneAbroad } = useTenant();
  return useMemo(() => {
    const values = {
      brand: brandName,
      issuer: issuerName,
      legal: legalName,
      phone: whole(supportPhone),
      phoneAbroad: whole(supportPhoneAbroad),
    };
    return {
      of: (document, part) => t(`terms.${document}.${part}`, values),
      // The structure names the words; a test holds the catalogues to it.
      in: (version, section, part) => t(`terms.${version}.${section}.${part}` as MessageId, values),
    };
  }, [t, brandName, issuerName, legalName, supportPhone, supportPhoneAbroad]);
}
