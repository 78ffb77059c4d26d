import { describe, expect, it } from 'vitest';
import { hostName, resolveTenant } from './resolve-tenant.ts';
import { can, type Tenant } from './tenant.ts';

const texts = { homeHeadline: 'h', homeSubline: 's', footerLine: 'f' };
const tenant = (id: Tenant['id'], hosts: string[]): Tenant => ({
  id,
  hosts,
  deskHosts: [`desk.${hosts[0]}`],
  adminHosts: [`admin.${hosts[0]}`],
  brandName: id,
  issuerName: 'Harbor Bank',
  legalName: 'Harbor Bank',
  theme: 'consumer',
  colors: null,
  supportPhone: '+1 800 555 0142',
  supportPhoneAbroad: '+1 617 555 0142',
  texts: { en: texts, fr: texts },
  capabilities: id === 'business' ? ['corporate', 'hotels'] : ['hotels'],
  businessCardPrefixes: [],
  productsWithLastFour: [],
  cancelServiceTravelers: null,
  defaultAirport: null,
  adminOrigin: null,
  signIn: { clientId: id, betaEmails: null },
});
const tenants = [
  tenant('consumer', ['localhost', 'travel.bank.test']),
  tenant('business', ['business.localhost']),
];

describe('the tenant of a request', () => {
  it.each([
    ['localhost', 'consumer'],
    ['localhost:8080', 'consumer'],
    ['travel.bank.test', 'consumer'],
    ['business.localhost:8080', 'business'],
    ['BUSINESS.localhost', 'business'],
    ['business.localhost.', 'business'],
    ['evil.business.localhost', 'consumer'],
    ['127.0.0.1:8080', 'consumer'],
    ['[::1]:8080', 'consumer'],
    ['', 'consumer'],
    [undefined, 'consumer'],
  ])('of host %s is %s', (host, id) => {
    expect(resolveTenant(tenants, host).id).toBe(id);
  });

  it('reads a host name without its port', () => {
    expect(hostName('[::1]:80')).toBe('[::1]');
    expect(hostName('A.b:1')).toBe('a.b');
  });

  it('is a third brand’s on its host', () => {
    const three = [...tenants, tenant('cedar', ['travel.cedar.test'])];
    expect(resolveTenant(three, 'travel.cedar.test:443').id).toBe('cedar');
    expect(resolveTenant(three, 'cedar.test').id).toBe('consumer');
  });

  it('refuses a configuration without the fallback', () => {
    expect(() => resolveTenant([tenants[1]!], 'x')).toThrow(RangeError);
  });

  it('answers what it can do', () => {
    expect(can(tenants[1]!, 'corporate')).toBe(true);
    expect(can(tenants[0]!, 'corporate')).toBe(false);
  });
});
