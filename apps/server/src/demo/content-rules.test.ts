import { readBrandColour } from '@ayrac/domain/brand/brand-colour.ts';
import { provenDiscount } from '@ayrac/domain/campaign/proven-discount.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { describe, expect, it } from 'vitest';
import { campaignRow } from './campaign-row.ts';
import { demoRoots } from './content.ts';
import { demoCatalogue } from './demo-catalogue.ts';

const now = new Date('2026-11-20T09:00:00Z');
const { brands, campaigns, categories } = demoCatalogue();
const patterns = demoRoots.flatMap((root) => root.patterns);
const specifiedBrands = ['BMW', 'Garanti', 'Halkbank', 'İş Bankası', 'Enpara', 'Akbank', 'Ziraat'];

/** Returns the titles of the campaigns that break a rule. */
function offenders(breaks: (campaign: (typeof campaigns)[number]) => boolean): string[] {
  return campaigns.filter(breaks).map(({ title }) => title);
}

/** Returns which share of the shorter text's words also occurs in the other text, from 0 to 1. */
function share(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const word of own) if (other.has(word)) common += 1;
  return common / Math.min(own.size, other.size);
}

describe('demo content', () => {
  it('has a believable size', () => {
    expect(demoRoots).toHaveLength(12);
    expect(patterns.length).toBeGreaterThanOrEqual(120);
    expect(campaigns.length).toBeGreaterThanOrEqual(600);
    expect(brands.filter(({ name }) => !specifiedBrands.includes(name)).length).toBeGreaterThanOrEqual(60);
    expect(brands.map(({ name }) => name)).toEqual(expect.arrayContaining(specifiedBrands));
  });

  it('has no duplicate brands, patterns, titles or slugs', () => {
    const names = [
      brands.map(({ slug }) => slug),
      patterns.map(({ key }) => key),
      campaigns.map(({ title }) => foldTurkish(title)),
      campaigns.map(({ slug }) => slug),
      categories.map(({ slug }) => slug),
    ];
    for (const list of names) expect(new Set(list).size).toBe(list.length);
  });

  it('shares no more than 60 % of the words of one description with another', () => {
    const words = campaigns.map(
      ({ content }) => new Set(foldTurkish(content.description.tr.replace(/\{\w+\}/g, ' ')).split(' ')),
    );
    const closest = words.map((own, index) =>
      words.slice(0, index).reduce((most, other) => Math.max(most, share(own, other)), 0),
    );
    expect(Math.max(...closest)).toBeLessThanOrEqual(0.6);
  });

  it('claims beside two prices only the discount that they prove', () => {
    const claims = campaigns.map(({ content: { figures }, title }) => {
      const proven = provenDiscount(figures.listPrice ?? null, figures.campaignPrice ?? null);
      return { title, proven, claimed: figures.discountPercent ?? proven };
    });
    expect(claims.filter(({ proven }) => proven !== null).length).toBeGreaterThan(10);
    expect(claims.filter(({ proven, claimed }) => proven !== null && proven !== claimed)).toEqual([]);
  });

  it('fills every text in both languages', () => {
    const texts = campaigns.map((planned) => JSON.stringify(campaignRow(planned, now)));
    expect(texts.filter((text) => /[{]\w+[}](?!")/.test(text.replaceAll('{}', '')))).toEqual([]);
  });

  it('has no English plural after a one', () => {
    const texts = campaigns.map((planned) => JSON.stringify(campaignRow(planned, now)));
    const plurals = texts.flatMap(
      (text) =>
        text.match(
          /(?<![\d.,])1 (?:extra |free )?(?:days|hours|instalments|lessons|lines|months|nights|people|pieces|weeks|years)\b/g,
        ) ?? [],
    );
    expect(plurals).toEqual([]);
  });

  it('has one kind of apostrophe', () => {
    const texts = [...brands, ...categories, ...campaigns].map((planned) => JSON.stringify(planned));
    expect(texts.filter((text) => /\p{L}'/u.test(text))).toEqual([]);
  });

  it('says what a percentage in a Turkish title is, and addresses the reader politely', () => {
    // "Tamamla, al" and "öde" are orders to a child; a bare "%20" at the end says nothing.
    const wrong =
      /\{discountPercent\}$|\{discountPercent\} (?:fırsat|avantaj)(?!\p{L})|(?<!\p{L})(?:öde|tamamla|getir|ayırt|al)(?=[,:]|$)/iu;
    expect(offenders(({ content }) => wrong.test(content.title.tr))).toEqual([]);
  });

  it('has the circumflex of hâl', () => {
    const texts = offenders(({ content, pattern }) =>
      /(?<!\p{L})hal(?:e|de|ine|ini|inde|indedir)(?!\p{L})/u.test(JSON.stringify([content, pattern])),
    );
    expect(texts).toEqual([]);
  });

  it('has deeds in English where a home changes hands, never the literal “action”', () => {
    const texts = demoRoots.flatMap(
      (root) => JSON.stringify(root).match(/[^".]*\bactions?\b[^".]*/giu) ?? [],
    );
    expect(texts).toEqual([]);
  });

  it('contains no written-out figures, so that title, facts and conditions agree', () => {
    const written = offenders(({ content, pattern }) =>
      /[%₺]\d/.test(
        JSON.stringify([content.title, content.description, content.more, content.facts, pattern]),
      ),
    );
    expect(written).toEqual([]);
  });

  it('has discounts that match list price and price', () => {
    const wrong = offenders(({ content: { figures } }) => {
      const { campaignPrice, discountPercent, listPrice } = figures;
      if (campaignPrice === undefined || listPrice === undefined) return false;
      const proven = 100 * (1 - campaignPrice / listPrice);
      return proven <= 0 || (discountPercent !== undefined && Math.abs(proven - discountPercent) > 0.5);
    });
    expect(wrong).toEqual([]);
  });

  it('has interest-free instalments that add up to the remaining amount', () => {
    const wrong = offenders(({ content: { figures } }) => {
      const { campaignPrice, downPayment = 0, installment, interestRate, monthlyPayment } = figures;
      if (campaignPrice === undefined || installment === undefined || monthlyPayment === undefined)
        return false;
      const left = campaignPrice - downPayment;
      return interestRate === undefined && Math.abs(installment * monthlyPayment - left) > left * 0.02;
    });
    expect(wrong).toEqual([]);
  });

  it('is translated completely, except for one campaign that shows a Turkish text', () => {
    const missing = offenders(({ content: { title, description, more } }) =>
      [title, description, more?.title, more?.text].some(
        (text) => text !== undefined && text.en === undefined,
      ),
    );
    expect(missing).toEqual([expect.stringMatching(/^Servisçiye Fersahan Kafile minibüs/)]);
  });

  it('has price and drive for every vehicle', () => {
    const vehicles = campaigns.filter(({ content }) => content.vehicle !== undefined);
    expect(vehicles.length).toBeGreaterThanOrEqual(30);
    for (const { content } of vehicles) {
      expect(content.figures.campaignPrice ?? content.figures.listPrice).toBeGreaterThan(0);
      expect(content.vehicle?.isElectric).toBe(content.vehicle?.fuel === 'electric');
    }
  });

  it('has a list that is long enough to count: 8 categories, 6 children, 5 campaigns', () => {
    expect(demoRoots.some(({ category }) => (category.children ?? []).length > 6)).toBe(true);
    const leaves = Map.groupBy(campaigns, ({ path }) => path[path.length - 1]?.id);
    expect([...leaves.values()].some((list) => list.length > 5)).toBe(true);
  });

  it('gives every brand a colour with enough contrast to white, a logo and an unowned address', () => {
    for (const { colour, logo, website } of brands) {
      expect(readBrandColour(colour).kind).toBe('ok');
      expect(logo).toMatch(/^<(path|circle|rect|ellipse|g|polygon)\b/);
      expect(logo).not.toMatch(/<(script|text|image|use|foreignObject)|href|url\(/);
      expect(website).toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
    }
  });
});
