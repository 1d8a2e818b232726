import { slugOf } from '@ayrac/domain/slug.ts';
import type { DemoFigures } from './content/shape.ts';
import type { PlannedCampaign } from './demo-catalogue.ts';
import { demoId } from './demo-id.ts';
import { fillText } from './fill-text.ts';

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

// Steps in which the money of a variation grows; the first keeps the figures of the content.
const FACTOR_STEPS = 40;
const STEP = 0.01;

/** The n-th variation of a campaign: another place and occasion, other prices, an id and address of its own. */
export function varyCampaign(
  planned: PlannedCampaign,
  round: number,
  provinces: readonly string[],
): PlannedCampaign {
  const figures = scaled(planned.content.figures, 1 + (round % FACTOR_STEPS) * STEP);
  const province = provinces[round % provinces.length] ?? '';
  const occasion = occasions[Math.floor(round / provinces.length) % occasions.length] ?? '';
  const { title } = planned.content;
  const varied = {
    tr: `${title.tr} – ${province}, ${occasion}`,
    ...(title.en === undefined ? {} : { en: `${title.en} – ${province}` }),
  };
  const filled = fillText(varied.tr, figures, 'tr');
  return {
    ...planned,
    id: demoId('variation', planned.id, String(round)),
    slug: `${slugOf(filled)}-${round}`,
    title: filled,
    content: { ...planned.content, title: varied, figures },
    plan: { ...planned.plan, seed: planned.plan.seed + round * 1_009 },
  };
}

/** Raises the money of figures by a factor, in whole lira; rates, terms and counts stay. */
function scaled(figures: DemoFigures, factor: number): DemoFigures {
  const money = [
    'monthlyPayment',
    'downPayment',
    'minimumPurchase',
    'listPrice',
    'campaignPrice',
    'reward',
  ] as const;
  const changes = money.flatMap((name) => {
    const amount = figures[name];
    return amount === undefined ? [] : [[name, Math.round(amount * factor)] as const];
  });
  return { ...figures, ...Object.fromEntries(changes) };
}
