/** What the hand-written demo content looks like; one folder of content per root category. */

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
