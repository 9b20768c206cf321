import type { Mutant } from './mutant.ts';

export const PARTIES: readonly Mutant[] = [
  {
    row: 'joining a party',
    file: 'server/limits/limits.ts',
    text: "name: 'invitations', most: 30,",
    replacement: "name: 'invitations', most: 30_000,",
    tests: ['tests/server/party/joining.test.ts'],
  },
  {
    row: '7.4.1 (guests)',
    file: 'server/store/parties/parties.ts',
    text: 'left_at: now, ends_at: now, here_until',
    replacement: 'here_until',
    tests: ['tests/server/party/rights.test.ts'],
  },
  {
    row: '7.4.1 (guests)',
    file: 'server/store/parties/statements.ts',
    text: 'parties.closed_at is null and orders.account_id = parties.account_id',
    replacement: 'parties.closed_at is null',
    tests: ['tests/server/party/rights.test.ts'],
  },
  {
    row: '7.4.1 (guests)',
    file: 'server/live/live.ts',
    text: 'if (!valid.has(stream.tokenHash)) streams',
    replacement: 'if (valid.has(stream.name)) streams',
    tests: ['tests/server/party/live.test.ts'],
  },
  {
    row: '8.2.1 (guests)',
    file: 'server/game/current-order.ts',
    text: 'if (!state.account) throw state.player ? refusedToGuests() : notConnected();',
    replacement: 'if (!state.account) { if (state.player) return state.player; throw refusedToGuests(); }',
    tests: ['tests/server/party/rights.test.ts'],
  },
  {
    row: '8.2.1 (guests)',
    file: 'server/game/order-name.ts',
    text: 'if (!seat?.isGuest) return { code, identifier };',
    replacement: 'if (seat || !seat) return { code, identifier };',
    tests: ['tests/server/party/rights.test.ts'],
  },
  {
    row: '8.2.1 (guests)',
    file: 'server/game/current-order.ts',
    text: 'account.seat?.isGuest ? orders.ofGuest(account.seat.memberId, clock()) : orders.currentOf(account)',
    replacement: 'orders.currentOf(clock() > 0 ? account : { id: 0 })',
    tests: ['tests/server/party/rights.test.ts'],
  },
  {
    row: '8.2.1 (guests)',
    file: 'server/live/live.ts',
    text: "stream.events.send('version', { version });",
    replacement: "stream.events.send('version', { version, said: 'GARE' });",
    tests: ['tests/server/party/live.test.ts'],
  },
  {
    row: '14.1.2 (guests)',
    file: 'server/store/accounts/erase-account.ts',
    text: 'idempotency_key: null, member_id: null }',
    replacement: 'idempotency_key: null }',
    tests: ['tests/server/party/erasure.test.ts'],
  },
  {
    row: '14.1.2 (guests)',
    file: 'server/housekeeping.ts',
    text: '  await partyStore(db).removeForgotten(now - MONTH_MS, now);\n',
    replacement: '',
    tests: ['tests/server/party/erasure.test.ts'],
  },
];
