import { eachFigure, type FigureName } from '@ayrac/domain/campaign/figures.ts';
import { z } from 'zod';

/** Types of the hand-written demo content. `content/` has one folder per root category. */

/** Turkish text with an optional English version. */
interface Text {
  readonly tr: string;
  readonly en?: string;
}

/** A category with its children, at most three levels including the root. */
export interface DemoCategory {
  readonly name: string;
  readonly nameEn: string;
  readonly children?: readonly DemoCategory[];
}

/** An invented brand, unless the specification names it. */
export interface DemoBrand {
  readonly name: string;
  /** `#RRGGBB`; white text on it must have a contrast of at least 4.5. */
  readonly colour: string;
  /** SVG elements for a 64×64 view box, in white and translucent white, drawn over a tile in the brand's colour. */
  readonly logo: string;
  /** URL under `.example`. */
  readonly website: string;
  readonly about: Required<Text>;
}

/**
 * Figures of one campaign: money in whole TRY, rates in percent, terms in months. Texts refer to them by placeholder
 * (`{discountPercent}`) and never write them out, so title, facts and conditions always agree.
 */
export interface DemoFigures extends Partial<Readonly<Record<FigureName, number>>> {
  /** Deposit interest, in percent a year. */
  readonly yearlyRate?: number;
  /** Minimum amount of a deposit or an investment. */
  readonly leastDeposit?: number;
  /** Gift, cashback or credit in TRY. */
  readonly reward?: number;
  /** A whole number whose meaning the text gives: nights, gigabytes, kilometres and so on. */
  readonly count?: number;
}

/** Attributes by which vehicles are filtered. */
export interface DemoVehicle {
  readonly gearType: 'manual' | 'automatic' | 'semi-automatic';
  readonly fuel: 'petrol' | 'diesel' | 'hybrid' | 'plug-in-hybrid' | 'electric' | 'lpg';
  readonly seatingCapacity: number;
  /** Kilometres on a full tank or battery. */
  readonly range: number;
  readonly isElectric: boolean;
  readonly doorCount: number;
  /** Capacity in kWh; 0 without a traction battery. */
  readonly batteryCapacity: number;
  readonly modelYear: number;
}

/** One campaign of a pattern, with its brand, texts and figures. */
export interface DemoCampaign {
  readonly brand: string;
  readonly title: Text;
  /** 45 to 90 words. At most 60 % of the words may occur in any other description. */
  readonly description: Text;
  readonly figures: DemoFigures;
  /** Heading and text of a second block on the detail page. */
  readonly more?: { readonly title: Text; readonly text: Text };
  /** Facts besides the figures, each a label with a value. */
  readonly facts: readonly { readonly label: Required<Text>; readonly value: Required<Text> }[];
  readonly vehicle?: DemoVehicle;
  /** Provinces to which the campaign is limited, in Turkish alphabetical order. */
  readonly cities?: readonly string[];
}

/** A kind of benefit in one category; holds what its campaigns share. */
export interface DemoPattern {
  /** Unique kebab-case key. */
  readonly key: string;
  /** Turkish names from the root's child to the category. */
  readonly path: readonly string[];
  /** The benefit in at most five words, with placeholders. Cards show it in large type. */
  readonly benefit: Required<Text>;
  /** Three to six conditions, with placeholders for figures. */
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
  logo: z.string().startsWith('<'),
  website: z.string().regex(/^https:\/\/[\w.-]+\.example$/),
  about: bothTexts,
}) satisfies z.ZodType<DemoBrand>;

const figures = z.strictObject({
  ...eachFigure(() => amount),
  yearlyRate: amount,
  leastDeposit: amount,
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

/** Schema of a pattern file. */
export const demoPattern: z.ZodType<DemoPattern> = z.strictObject({
  key: z.string().regex(/^[a-z\d-]+$/),
  path: z.array(z.string().min(1)),
  benefit: bothTexts,
  conditions: z.array(bothTexts).min(3).max(6),
  campaigns: z.array(campaign).min(1),
});

/** Schema of a root category's file. Its patterns are listed in order and kept in files of their own. */
export const demoRootFile = z.strictObject({
  category,
  brands: z.array(brand),
  patterns: z.array(z.string()),
});
