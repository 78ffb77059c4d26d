/** What a company chooses before its people are let in, and later again. */
import type { CompanySettings } from '@sojourn/contract/admin/setup-calls.ts';
import { BOOKING_STYLES, PAYMENT_WAYS } from '@sojourn/domain/companies/setup.ts';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Radio } from '@sojourn/ui/inputs/radio.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PageHead } from '#app/page-head.tsx';
import { useRefreshCompany } from '#app/use-admin.ts';
import { CompanyCard } from './company-card.tsx';
import { DetailsForm } from './details-form.tsx';
import { FieldsForm } from './fields-form.tsx';
import { LiveCard } from './live-card.tsx';
import { LoyaltyForm } from './loyalty-form.tsx';
import { LoyaltyEmailForm, TimeZoneForm } from './record-forms.tsx';
import { SETTINGS_KEY as KEY } from './settings-key.ts';
import './setup.css';

type Changes = Parameters<typeof api.saveCompanySettings>[0]['input'];

/** Saves what's given, and shows what came of it everywhere. */
function useSave() {
  const t = useText();
  const show = useToast();
  const queries = useQueryClient();
  const refresh = useRefreshCompany();
  return useMutation({
    mutationFn: (input: Changes) => api.saveCompanySettings({ input }),
    onSuccess: (settings) => {
      queries.setQueryData(KEY, settings);
      show({ text: t('adminSetup.saved') });
      refresh();
    },
  });
}

export function SetupPage() {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.getCompanySettings({}, { signal }),
  });
  return (
    <>
      <PageHead title={t('admin.nav.setup')} />
      {error && <DeedProblem thrown={error} />}
      {!data && !error && <Skeleton height={480} radius={14} />}
      {data && <Cards settings={data} />}
    </>
  );
}

function Cards({ settings }: { readonly settings: CompanySettings }) {
  const t = useText();
  const save = useSave();
  const choice = (name: 'paymentWay' | 'bookingStyle', values: readonly string[]) => (
    <section className="panel" aria-labelledby={`setup-${name}`}>
      <div className="panel__head">
        <div>
          <h2 id={`setup-${name}`} className="title-l">
            {t(`adminSetup.${name}`)}
          </h2>
          <p className="small text-2">{t(`adminSetup.${name}Text`)}</p>
        </div>
      </div>
      <div className="panel__body choices" role="radiogroup" aria-labelledby={`setup-${name}`}>
        {values.map((value) => (
          <Radio
            key={value}
            name={name}
            label={t(`adminSetup.${name}.${value}` as 'adminSetup.paymentWay.own')}
            hint={t(`adminSetup.${name}.${value}Text` as 'adminSetup.paymentWay.ownText')}
            checked={settings[name] === value}
            disabled={save.isPending}
            onChange={() => save.mutate({ [name]: value } as Changes)}
          />
        ))}
      </div>
    </section>
  );
  return (
    <>
      <LiveCard settings={settings} />
      {save.error && <DeedProblem thrown={save.error} />}
      <DetailsForm
        details={settings.details}
        isSaving={save.isPending}
        onSave={(details) => save.mutate({ details })}
      />
      {choice('paymentWay', PAYMENT_WAYS)}
      {(settings.card || (settings.paymentWay && settings.paymentWay !== 'own')) && (
        <CompanyCard settings={settings} />
      )}
      {choice('bookingStyle', BOOKING_STYLES)}
      <TimeZoneForm
        value={settings.timeZone}
        isSaving={save.isPending}
        onSave={(timeZone) => save.mutate({ timeZone })}
      />
      <LoyaltyForm
        kind="loyaltyPrograms"
        programs={settings.loyaltyPrograms}
        isSaving={save.isPending}
        onSave={(loyaltyPrograms) => save.mutate({ loyaltyPrograms })}
      />
      <LoyaltyForm
        kind="frequentFlyer"
        programs={settings.frequentFlyer}
        isSaving={save.isPending}
        onSave={(frequentFlyer) => save.mutate({ frequentFlyer })}
      />
      <LoyaltyEmailForm
        value={settings.loyaltyEmail}
        isSaving={save.isPending}
        onSave={(loyaltyEmail) => save.mutate({ loyaltyEmail })}
      />
      <FieldsForm settings={settings} onNone={() => save.mutate({ hasNoFields: true })} />
    </>
  );
}
