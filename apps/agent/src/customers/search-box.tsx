/** Finds customers while one types; arrows go from the field into the list. */
import type { FoundCustomer } from '@sojourn/contract/desk/parts.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { go, To } from '@sojourn/web/site/location.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { customerPath } from '#app/paths.ts';
import { useFoundCustomers } from './use-customers.ts';

const linksOf = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>('.found__link')];

export function SearchBox({ currentId }: { readonly currentId: string | null }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed);
  const { data } = useFoundCustomers(q);
  const isEnough = typed.trim().length >= 2;
  const customers = isEnough ? (data?.customers ?? []) : [];
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const links = linksOf(event.currentTarget);
    const at = links.indexOf(document.activeElement as HTMLElement);
    const field = document.getElementById('desk-search');
    if (event.key === 'ArrowDown' && links[at + 1]) links[at + 1]?.focus();
    else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? field)?.focus();
    else if (event.key === 'Escape' && typed) {
      setTyped('');
      field?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <search className="search" onKeyDown={press}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = customers;
          if (!first) return;
          go(customerPath(first.customerId));
          // Single keys are for who isn't typing
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        <TextInput
          id="desk-search"
          type="search"
          autoComplete="off"
          label={t('desk.search.label')}
          labelHidden
          placeholder={t('desk.search.label')}
          hint={t('desk.search.hint')}
          icon={<Search />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <div aria-live="polite">
        {isEnough && data && customers.length === 0 && (
          <p className="small text-2 search__none">{t('desk.search.none')}</p>
        )}
      </div>
      {customers.length > 0 && (
        <ul className="found">
          {customers.map((customer) => (
            <Found
              key={customer.customerId}
              customer={customer}
              isCurrent={customer.customerId === currentId}
            />
          ))}
        </ul>
      )}
    </search>
  );
}

function Found({ customer, isCurrent }: { readonly customer: FoundCustomer; readonly isCurrent: boolean }) {
  const t = useText();
  const { customerId, firstName, lastName, email, company, openCases } = customer;
  const name = `${firstName} ${lastName}`;
  return (
    <li className="found__item" data-current={isCurrent || undefined}>
      <Avatar name={name} size="s" tint />
      <div className="grow">
        <To href={customerPath(customerId)} className="found__link title-s">
          {name}
        </To>
        <p className="small text-2 found__mail">{company ? `${email} · ${company}` : email}</p>
      </div>
      {openCases > 0 && (
        <span className="micro text-3 nowrap">{t('desk.search.open', { count: openCases })}</span>
      )}
    </li>
  );
}
