import { z } from 'zod';

/** What the hand-written demo content looks like; `content/` has a folder for each root category. */

/** A text in Turkish with its optional English version. */
export interface Text {
  readonly tr: string;
  readonly en?: string;
}

/** A category with its children; three levels at most, the root included. */
export interface DemoCategory {
  readonly name: string;
  readonly nameEn: string;
  readonly children?: readonly DemoCategory[];
}

/** An invented brand, except those that the specification names. */
export interface DemoBrand {
  readonly name: string;
  /** `#RRGGBB`; white text on it has a contrast of at least 4.5. */
  readonly colour: string;
  /** SVG elements drawn in a 64×64 view box, white and translucent white, laid over a tile of the colour. */
  readonly mark: string;
  /** An address under `.example`. */
  readonly website: string;
  readonly about: Required<Text>;
}

/**
 * The figures of one campaign. Money in whole TRY, rates in percent, terms in months.
 * A text names a figure by placeholder — `{discountPercent}` — and never writes it out,
 * so that title, facts and conditions agree by construction.
 */
export interface DemoFigures {
  readonly discountPercent?: number;
  readonly monthlyPayment?: number;
  readonly term?: number;
  readonly downPayment?: number;
  /** Percent a month, of a loan. */
  readonly interestRate?: number;
  /** Percent a year, of a deposit. */
  readonly yearlyRate?: number;
  /** The least amount of a deposit or an investment. */
  readonly leastDeposit?: number;
  readonly minimumPurchase?: number;
  readonly installment?: number;
  readonly listPrice?: number;
  readonly campaignPrice?: number;
  /** A gift, cashback or credit in TRY. */
  readonly reward?: number;
  /** A whole number with its own meaning in the text: nights, gigabytes, kilometres … */
  readonly count?: number;
}

/** The attributes that vehicles are filtered by. */
export interface DemoVehicle {
  readonly gearType: 'manual' | 'automatic' | 'semi-automatic';
  readonly fuel: 'petrol' | 'diesel' | 'hybrid' | 'plug-in-hybrid' | 'electric' | 'lpg';
  readonly seatingCapacity: number;
  /** Kilometres on a full tank or battery. */
  readonly range: number;
  readonly isElectric: boolean;
  readonly doorCount: number;
  /** kWh; 0 without a traction battery. */
  readonly batteryCapacity: number;
  readonly modelYear: number;
}

/** One campaign of a pattern: who offers it, in its own words, with its own figures. */
export interface DemoCampaign {
  readonly brand: string;
  readonly title: Text;
  /** 45 to 90 words, of its own: at most 60 % of its words stand in any other description. */
  readonly description: Text;
  readonly figures: DemoFigures;
  /** A second block of the detail page: its heading and text. */
  readonly more?: { readonly title: Text; readonly text: Text };
  /** Facts beside the figures: label and value, both as texts. */
  readonly facts: readonly { readonly label: Required<Text>; readonly value: Required<Text> }[];
  readonly vehicle?: DemoVehicle;
  /** The provinces in which alone it holds, by the Turkish alphabet. */
  readonly cities?: readonly string[];
}

/** A kind of benefit in one category: what its campaigns share. */
export interface DemoPattern {
  /** kebab-case, unique over all content. */
  readonly key: string;
  /** Names from the root's child down to the category, in Turkish. */
  readonly path: readonly string[];
  /** The benefit in at most five words, with placeholders: shown large on the card. */
  readonly benefit: Required<Text>;
  /** Three to six conditions, with placeholders where they speak of figures. */
  readonly conditions: readonly Required<Text>[];
  readonly campaigns: readonly DemoCampaign[];
}

/** All content of one root category. */
export interface DemoRoot {
  readonly category: DemoCategory;
  readonly brands: readonly DemoBrand[];
  readonly patterns: readonly DemoPattern[];
}

const text = z.strictObject({ tr: z.string().min(1), en: z.string().min(1).exactOptional() });
const bothTexts = text.required();
const amount = z.number().nonnegative().exactOptional();

const category: z.ZodType<DemoCategory> = z.strictObject({
  name: z.string().min(1),
  nameEn: z.string().min(1),
  children: z.lazy(() => z.array(category)).exactOptional(),
});

const brand = z.strictObject({
  name: z.string().min(1),
  colour: z.string().regex(/^#[\dA-F]{6}$/),
  mark: z.string().startsWith('<'),
  website: z.string().regex(/^https:\/\/[\w.-]+\.example$/),
  about: bothTexts,
}) satisfies z.ZodType<DemoBrand>;

const figures = z.strictObject({
  discountPercent: amount,
  monthlyPayment: amount,
  term: amount,
  downPayment: amount,
  interestRate: amount,
  yearlyRate: amount,
  leastDeposit: amount,
  minimumPurchase: amount,
  installment: amount,
  listPrice: amount,
  campaignPrice: amount,
  reward: amount,
  count: amount,
}) satisfies z.ZodType<DemoFigures>;

const vehicle = z.strictObject({
  gearType: z.enum(['manual', 'automatic', 'semi-automatic']),
  fuel: z.enum(['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric', 'lpg']),
  seatingCapacity: z.int().positive(),
  range: z.int().nonnegative(),
  isElectric: z.boolean(),
  doorCount: z.int().nonnegative(),
  batteryCapacity: z.number().nonnegative(),
  modelYear: z.int(),
}) satisfies z.ZodType<DemoVehicle>;

const campaign = z.strictObject({
  brand: z.string().min(1),
  title: text,
  description: text,
  figures,
  more: z.strictObject({ title: text, text }).exactOptional(),
  facts: z.array(z.strictObject({ label: bothTexts, value: bothTexts })),
  vehicle: vehicle.exactOptional(),
  cities: z.array(z.string()).min(1).exactOptional(),
}) satisfies z.ZodType<DemoCampaign>;

/** What a pattern's file holds. */
export const demoPattern: z.ZodType<DemoPattern> = z.strictObject({
  key: z.string().regex(/^[a-z\d-]+$/),
  path: z.array(z.string().min(1)),
  benefit: bothTexts,
  conditions: z.array(bothTexts).min(3).max(6),
  campaigns: z.array(campaign).min(1),
});

/** What the file of a root category holds: its patterns stand in files of their own, in this order. */
export const demoRootFile = z.strictObject({
  category,
  brands: z.array(brand),
  patterns: z.array(z.string()),
});
