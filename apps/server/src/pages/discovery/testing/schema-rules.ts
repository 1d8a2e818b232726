import type { Thing } from './read-page.ts';

type Rule = (value: unknown, thing: Thing) => boolean;

const isText: Rule = (value) => typeof value === 'string' && value.trim() !== '';
const isAddress: Rule = (value) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);
const isInstant: Rule = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isPositive: Rule = (value) => typeof value === 'number' && value > 0;
const isThing =
  (...types: readonly string[]): Rule =>
  (value) =>
    typeof value === 'object' && value !== null && types.includes(String((value as Thing)['@type']));
const optional =
  (rule: Rule): Rule =>
  (value, thing) =>
    value === undefined || rule(value, thing);
const isRange: Rule = (_value, { minValue, maxValue }) => Number(minValue) <= Number(maxValue);

/** Properties that an entity needs for search engines to show it (schema.org, and Google's rules for rich results). */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  Organization: { name: isText, url: optional(isAddress), logo: optional(isThing('ImageObject')) },
  ImageObject: { url: isAddress },
  WebSite: { name: isText, url: isAddress, inLanguage: isText, potentialAction: isThing('SearchAction') },
  SearchAction: {
    target: isThing('EntryPoint'),
    'query-input': (value) => value === 'required name=search_term_string',
  },
  EntryPoint: {
    urlTemplate: (value) =>
      isAddress(value, { '@type': '' }) && String(value).includes('{search_term_string}'),
  },
  BreadcrumbList: {
    itemListElement: (value) =>
      Array.isArray(value) &&
      value.length >= 2 &&
      value.every(
        (step: Thing, index) =>
          step.position === index + 1 && (index === value.length - 1 || isAddress(step.item, step)),
      ),
  },
  ListItem: { name: isText, position: isPositive, item: optional(isAddress) },
  Product: {
    name: isText,
    description: isText,
    image: (value) => Array.isArray(value) && value.every((one) => isAddress(one, { '@type': '' })),
    brand: isThing('Brand'),
    offers: isThing('Offer'),
  },
  Brand: { name: isText },
  Offer: {
    url: isAddress,
    price: isPositive,
    priceCurrency: (value) => value === 'TRY',
    availability: isAddress,
    validFrom: isInstant,
    validThrough: optional(isInstant),
    priceValidUntil: optional((value) => /^\d{4}-\d\d-\d\d$/.test(String(value))),
    seller: isThing('Organization'),
  },
  LoanOrCredit: {
    name: isText,
    description: isText,
    url: isAddress,
    currency: (value) => value === 'TRY',
    amount: isThing('MonetaryAmount'),
    loanTerm: isThing('QuantitativeValue'),
    areaServed: isThing('Country'),
    interestRate: optional(isThing('QuantitativeValue')),
  },
  MonetaryAmount: { currency: isText, minValue: isPositive, maxValue: isRange },
  QuantitativeValue: { minValue: isPositive, maxValue: isRange },
  Country: { name: isText },
};

/** Returns the faults of an entity and of those nested in it, one sentence each. */
export function faultsOf(thing: Thing): string[] {
  const type = thing['@type'];
  const known = rules[type];
  if (known === undefined) return [`${type} is a type that nothing is known of`];
  const own = Object.entries(known)
    .filter(([name, rule]) => !rule(thing[name], thing))
    .map(([name]) => `${type}.${name} is ${JSON.stringify(thing[name])}`);
  const foreign = Object.keys(thing)
    .filter((name) => !name.startsWith('@') && !(name in known) && !spoken.has(name))
    .map((name) => `${type}.${name} is unexpected`);
  const inner = Object.values(thing)
    .flat()
    .filter((value): value is Thing => typeof value === 'object' && value !== null && '@type' in value);
  return [...own, ...foreign, ...inner.flatMap(faultsOf)];
}

/** Properties allowed on any entity without a rule. */
const spoken = new Set([
  ...[
    'description',
    'publisher',
    'sameAs',
    'width',
    'height',
    'category',
    'loanType',
    'unitCode',
    'unitText',
  ],
]);
