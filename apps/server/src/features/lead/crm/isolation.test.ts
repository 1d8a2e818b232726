import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { lead } from '../table.ts';
import { openTwoBrands } from './testing/two-brands.ts';

const { server, ours, theirs, send, get, post } = await openTwoBrands();
const note = { action: { kind: 'note', note: 'Merhaba' } };
const work = (action: object) => () => post(`leads/${theirs.leadId}/work`, { action });
const { agent } = ours;

describe('staff of a brand', () => {
  // Specification 6.6
  it('see their own leads only', async () => {
    const reply = await get('leads');
    expect(reply.statusCode).toBe(200);
    expect(reply.json().items.map(({ id }: { id: string }) => id)).toEqual([ours.leadId]);
    expect(reply.json().total).toBe(1);
  });

  it.each<[string, () => string]>([
    ['the other brand', () => `leads?brandId=${theirs.brandId}`],
    ["the other brand's campaign", () => `leads?campaignId=${theirs.campaignId}`],
    ["the other brand's owner", () => `leads?ownerId=${theirs.agentId}`],
    ['a name', () => 'leads?q=zulkuf'],
    ['a number', () => 'leads?q=0002'],
    ['an address', () => 'leads?q=ornek.example&stand=new&sort=-createdAt&q=zulkuf'],
    ['brands to choose from', () => `lead-brands?q=onlarin`],
    ['campaigns to choose from', () => 'lead-campaigns?q=onlarin'],
    ['a state', () => `leads?stand=won`],
  ])('find nothing by %s', async (_name, path) => {
    const reply = await get(path());
    if (reply.statusCode === 400) return expect(reply.json().code).toBe('validation-failed');
    expect(reply.json()).toMatchObject({ items: [], total: 0 });
  });

  it('have a board with their own cards and counts', async () => {
    const columns = ['new', 'contacted', 'qualified', 'offered', 'won', 'lost'];
    const shown = await Promise.all(
      columns.map(async (stand) => (await get(`leads?stand=${stand}&limit=20`)).json()),
    );
    expect(shown.map(({ total }) => total)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(shown.flatMap(({ items }) => items.map(({ id }: { id: string }) => id))).toEqual([ours.leadId]);
  });

  it('can choose their own colleagues only', async () => {
    const { items } = (await get('lead-owners')).json();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([ours.agentId]);
    const others = await get(`lead-owners?brandId=${theirs.brandId}`);
    expect(others.json().items).toEqual([]);
  });

  it('are offered, together with people of all brands, for the leads of their own brand only', async () => {
    const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN' });
    server.actAs({ kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id });
    const { items } = (await get(`lead-owners?brandId=${ours.brandId}`)).json();
    const ofAll = (await get('lead-owners?isOfAllBrands=true')).json();
    server.actAs(agent);
    // They do not see people of all brands themselves.
    const seen = (await get('lead-owners?isOfAllBrands=true')).json();
    expect(seen).toMatchObject({ items: [], total: 0 });
    expect((await get(`lead-owners/${id}`)).statusCode).toBe(404);
    expect(ofAll.items.map((item: { id: string }) => item.id)).toEqual([id]);
    const found: readonly string[] = items.map((item: { id: string }) => item.id);
    expect(found.toSorted()).toEqual([ours.agentId, id].toSorted());
  });

  it('export their own rows only', async () => {
    const reply = await get('leads/export?format=csv&reason=report');
    expect(reply.headers['x-total-rows']).toBe('1');
    expect(reply.body).not.toContain('Zülküf');
  });

  it('must give a reason for an export, which is recorded', async () => {
    const reply = await get('leads/export?format=csv');
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(['reason']);
    await get('leads/export?format=csv&reason=brand');
    const kept = await server.db.select().from(auditEntry).where(eq(auditEntry.action, 'records-exported'));
    expect(kept.map(({ reason, rows }) => [reason, rows])).toContainEqual(['brand', 1]);
  });

  it('have as much time to log an export as to read it', async () => {
    await server.db.execute(sql`
      create function expect_time() returns trigger language plpgsql as $$
      begin
        if current_setting('statement_timeout') <> '2min' then raise exception 'Too little time.'; end if;
        return null;
      end
      $$;
      create constraint trigger expects_time after insert on exported_record deferrable initially deferred
        for each row execute function expect_time()`);
    const reply = await get('leads/export?format=csv&reason=brand');
    await server.db.execute(sql`drop trigger expects_time on exported_record`);
    expect(reply.statusCode).toBe(200);
  });

  it('export with a filter, which the log keeps without the searched words, and each lead shows it', async () => {
    const filter = `stand=new,won&brandId=${ours.brandId}&createdAtFrom=2020-01-01`;
    expect((await get(`leads/export?format=csv&reason=complaint&q=sukru&${filter}`)).statusCode).toBe(200);
    const [kept] = await server.db.select().from(auditEntry).where(eq(auditEntry.reason, 'complaint'));
    expect(kept).toMatchObject({
      rows: 1,
      filter: { stand: 'new,won', brandId: ours.brandId, createdAtFrom: '2020-01-01', q: true },
    });
    await expect(server.db.execute(sql`delete from exported_record`)).rejects.toThrow();
    const exportsOf = async (leadId: string) => {
      const { entries } = (await get(`leads/${leadId}/story`)).json();
      return entries.filter(({ what }: { what: { kind: string } }) => what.kind === 'exported');
    };
    expect(await exportsOf(ours.leadId)).toContainEqual(
      expect.objectContaining({ by: expect.any(String), what: { kind: 'exported', reason: 'complaint' } }),
    );
    const { id, username } = await makeAccount(server.db, { role: 'ADMIN' });
    server.actAs({ kind: 'member', id, username, role: 'ADMIN', sessionId: id });
    expect(await exportsOf(theirs.leadId)).toEqual([]);
    const [named] = await server.db.select().from(brand).where(eq(brand.id, ours.brandId));
    const { items } = (await server.app.inject({ url: `/api/admin/audit?action=records-exported` })).json();
    expect(items.map((item: { filter: string | null }) => item.filter)).toContain(
      `brandId=${named?.name}; createdAtFrom=2020-01-01; q=true; stand=new,won`,
    );
    server.actAs(agent);
  });

  it('see who opened or exported the form of a lead', async () => {
    const { id, username } = await makeAccount(server.db, { role: 'ADMIN' });
    server.actAs({ kind: 'member', id, username, role: 'ADMIN', sessionId: id });
    const [asked] = await server.db.select().from(lead).where(eq(lead.id, ours.leadId));
    expect((await send('POST', `admin/forms/${asked?.formId}/reveal`)).statusCode).toBe(200);
    const url = `/api/admin/forms/export?format=csv&reason=law&q=sukru`;
    expect((await server.app.inject({ url })).statusCode).toBe(200);
    const kindsIn = async (leadId: string) => {
      const { entries } = (await get(`leads/${leadId}/story`)).json();
      const shown = entries.filter(({ by }: { by: string | null }) => by === username);
      return shown.map(({ what, leadId: of }: { what: { kind: string }; leadId: string }) => [what.kind, of]);
    };
    expect(await kindsIn(theirs.leadId)).toEqual([]);
    server.actAs(agent);
    expect((await kindsIn(ours.leadId)).toSorted()).toEqual([
      ['exported', ours.leadId],
      ['opened', ours.leadId],
    ]);
  });

  it.each<[string, () => ReturnType<typeof get>]>([
    ['opened', () => get(`leads/${theirs.leadId}`)],
    ['read as a story', () => get(`leads/${theirs.leadId}/story`)],
    ['revealed', () => post(`leads/${theirs.leadId}/reveal`)],
    ['noted on', () => post(`leads/${theirs.leadId}/work`, note)],
    ['called', work({ kind: 'contact', channel: 'call', outcome: 'reached' })],
    [
      'taken',
      () => post(`leads/${theirs.leadId}/work`, { action: { kind: 'assign', ownerId: ours.agentId } }),
    ],
    ['won', work({ kind: 'stage', stage: 'won' })],
    ['put off', work({ kind: 'snooze', until: null })],
    ['planned', work({ kind: 'plan', action: null, at: null })],
    ['found in conflict', () => post(`leads/${theirs.leadId}/work`, { ...note, version: 9 })],
    ['known as a brand', () => get(`lead-brands/${theirs.brandId}`)],
    ['known as a campaign', () => get(`lead-campaigns/${theirs.campaignId}`)],
    ['known as a colleague', () => get(`lead-owners/${theirs.agentId}`)],
  ])("cannot access another brand's %s", async (_name, call) => {
    expect((await call()).statusCode).toBe(404);
  });

  it("fail on another brand's lead in a bulk change, which leaves it unchanged", async () => {
    const target = { kind: 'ids', ids: [ours.leadId, theirs.leadId] };
    const reply = (
      await post('leads/work', { target, action: { kind: 'stage', stage: 'qualified' } })
    ).json();
    expect(reply).toMatchObject({ done: 1, failed: [{ id: theirs.leadId, code: 'not-found' }] });
    expect(JSON.stringify(reply)).not.toContain('Zülküf');
    const [row] = await server.db.select().from(lead).where(eq(lead.id, theirs.leadId));
    expect(row).toMatchObject({ stage: 'new', version: 1 });
  });

  it("cannot assign leads to another brand's people or undo their changes", async () => {
    const given = await post(`leads/${ours.leadId}/work`, {
      action: { kind: 'assign', ownerId: theirs.agentId },
    });
    expect(given.json().code).toBe('validation-failed');
    server.actAs(theirs.agent);
    const { change } = (await post(`leads/${theirs.leadId}/work`, note)).json();
    server.actAs(agent);
    const undo = await server.app.inject({ method: 'POST', url: `/api/crm/changes/${change}/undo` });
    expect(undo.statusCode).toBe(404);
  });

  it('see masked contact data until they reveal it, which is recorded', async () => {
    const masked = (await get(`leads/${ours.leadId}`)).json();
    expect(masked.phone).not.toContain('5321110001');
    const { values } = (await post(`leads/${ours.leadId}/reveal`)).json();
    expect(values.phone).toBe('+905321110001');
    const { entries } = (await get(`leads/${ours.leadId}/story`)).json();
    expect(entries).toContainEqual(expect.objectContaining({ what: { kind: 'opened' } }));
    const kept = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, theirs.leadId));
    expect(kept.map(({ action }) => action)).not.toContain('record-opened');
  });
});
