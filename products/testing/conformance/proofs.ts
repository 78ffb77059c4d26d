/** What was accepted is proven by a file that anybody can check, whatever the product. */
import { buildPack } from '@sojourn/server/modules/desk/dispute-packs/build-pack.ts';
import { packPaper } from '@sojourn/server/modules/desk/dispute-packs/paper.ts';
import { anchorProofs } from '@sojourn/server/modules/desk/proofs/anchor-proofs.ts';
import { cancelAsQuoted } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { testTurn } from '@sojourn/server/testing/turn.ts';
import { expect, test } from 'vitest';
import { verifyPack } from '../../../tools/proof/verify-pack.ts';
import type { SuiteStage } from './product-under-test.ts';

export function describeProofs(stage: SuiteStage): void {
  test('what was quoted, booked and canceled is in the dispute pack, which is checked offline', async () => {
    const server = stage.server();
    const { bookingId, traveler } = await stage.settled(true);
    const log = { info: () => undefined } as never;
    await anchorProofs({ ...server, log }, testTurn(server.db));
    await cancelAsQuoted(server, bookingId, traveler);
    const { tenantId, customerId } = traveler.actor;
    const pack = await buildPack(server, { tenantId, customerId, bookingId });
    expect(verifyPack(pack)).toMatchObject({ problems: [] });
    const facts = pack.links.map(({ body }) => JSON.parse(body ?? '').facts);
    expect(facts.map(({ type }) => type)).toEqual([undefined, 'booking', 'cancellation']);
    const [quote, booked, canceled] = facts;
    expect(booked.total).toEqual({ amountMinor: stage.of.totalMinor, currency: 'USD' });
    expect(booked.shown.termsVersion).toBe(quote.termsVersion);
    const [terms] = pack.terms;
    expect(terms?.hash).toBe(booked.shown.termsHash);
    expect(JSON.parse(terms?.body ?? '').version).toBe(quote.termsVersion);
    const paper = packPaper(pack, { brandName: 'Harbor Travel', brandColor: '#0b5156' }, 'en');
    expect(JSON.stringify(paper.sections)).toContain(
      'You can pay with one card, travel credit, miles, or a mix.',
    );
    expect(booked.shown.tenders).toHaveLength(3);
    expect(canceled.total).toEqual(booked.total);
    expect(pack.anchors.at(-1)?.count).toBe(pack.links[1]?.seq);
    // Names are in what can be forgotten alone
    const people = pack.links[1]?.people?.people as { guests: { lastName?: string }[] } | undefined;
    const lastName = people?.guests[0]?.lastName ?? '';
    expect(lastName).not.toBe('');
    expect(pack.links.map(({ body }) => body).join('')).not.toContain(`"${lastName}"`);
  });
}
