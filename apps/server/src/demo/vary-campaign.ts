import { figureNames, unitOf } from '@ayrac/domain/campaign/figures.ts';
import { slugOf } from '@ayrac/domain/text/slug.ts';
import type { PlannedCampaign } from './demo-catalogue.ts';
import { demoId } from './demo-id.ts';
import { fillText } from './fill-text.ts';
import type { DemoFigures } from './shape.ts';

const occasions = [
  'hafta içi',
  'hafta sonu',
  'online',
  'mağazaya özel',
  'yeni müşteriye',
  'erken kayıt',
  'yılbaşı',
  'bahar',
  'yaz',
  'güz',
  'kış',
  'bayram',
  'öğrenciye',
  'emekliye',
  'aile',
  'ikinci alışveriş',
  'uygulamaya özel',
  'gece',
  'sabah',
  'kuruluş yılı',
  'mahalle',
  'son stok',
  'ön sipariş',
  'davetle',
] as const;

// Price factors of the variations. There are few of them, so that a filled text is reused often.
const FACTORS = [1, 1.05, 1.1, 1.15, 1.2, 1.25, 1.3, 1.35] as const;
const money = [...figureNames.filter((name) => unitOf(name) === 'TRY'), 'reward'] as const;
const raised = new WeakMap<DemoFigures, readonly DemoFigures[]>();

/** Returns variation number `round` of a campaign: another place, occasion and price, with its own id and slug. */
export function varyCampaign(
  planned: PlannedCampaign,
  round: number,
  provinces: readonly string[],
): PlannedCampaign {
  const { figures: own, title } = planned.content;
  const figures = raisedFigures(own)[round % FACTORS.length] ?? own;
  const province = provinces[round % provinces.length] ?? '';
  const occasion = occasions[Math.floor(round / provinces.length) % occasions.length] ?? '';
  const varied = {
    tr: `${fillText(title.tr, figures, 'tr')} – ${province}, ${occasion}`,
    ...(title.en === undefined ? {} : { en: `${fillText(title.en, figures, 'en')} – ${province}` }),
  };
  return {
    ...planned,
    id: demoId('variation', planned.id, String(round)),
    slug: `${slugOf(varied.tr)}-${round}`,
    title: varied.tr,
    content: { ...planned.content, title: varied, figures },
    plan: { ...planned.plan, seed: planned.plan.seed + round * 1_009 },
  };
}

/**
 * Returns the figures once per factor, with amounts of money multiplied by it and rounded to whole lira. Rates, terms
 * and counts are unchanged.
 */
function raisedFigures(figures: DemoFigures): readonly DemoFigures[] {
  const known = raised.get(figures);
  if (known !== undefined) return known;
  const made = FACTORS.map((factor) => {
    const changes = money.flatMap((name) => {
      const amount = figures[name];
      return amount === undefined ? [] : [[name, Math.round(amount * factor)] as const];
    });
    return { ...figures, ...Object.fromEntries(changes) };
  });
  raised.set(figures, made);
  return made;
}
