declare module 'virtual:call-table' {
  import type { CallName, Calls } from '@sojourn/contract/calls.ts';

  type Row = readonly [method: Calls[CallName]['method'], path: string, kind: 0 | 1 | 2 | 3];
  const table: Readonly<Record<CallName, Row>>;
  export default table;
}

declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';

  type Load = () => Promise<{ readonly default: Messages }>;
  const loaders: Readonly<Record<'en' | 'fr', Readonly<Record<string, Load>>>>;
  export default loaders;
}
