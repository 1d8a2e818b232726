import type { DecimalField, Field, RuledField } from '@ayrac/domain/field/field.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** JSON Schema of each kind of text, with a valid example. */
const ofKind: Readonly<Record<RuledField['kind'], JsonSchema>> = {
  email: { format: 'email', examples: ['elif@ornek.example'] },
  phone: {
    pattern: '^[\\d\\s()+./-]+$',
    examples: ['5321234567', '+90 532 123 45 67'],
    description:
      'Turkish mobile number: ten digits starting with 5, optionally prefixed with +90, 0090 or 0.',
  },
  username: { pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*[A-Za-z0-9]$', minLength: 3, examples: ['elif.y'] },
  password: { format: 'password' },
  day: { format: 'date', examples: ['1990-05-17'] },
  moment: {
    format: 'date-time',
    examples: ['2026-11-20T11:30:00.000Z'],
    description: 'Also accepted without an offset, as local time in İstanbul: 2026-11-20T14:30.',
  },
  clock: {
    pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$|^24:00$',
    examples: ['09:30'],
    description: 'Local time in İstanbul.',
  },
  weekdays: {
    pattern: '^[0-6](?:,[0-6])*$',
    examples: ['1,2,3,4,5'],
    description: 'Comma-separated weekdays, 0 for Sunday.',
  },
  place: {},
  id: { format: 'uuid' },
  website: { format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://', examples: ['https://marka.example'] },
  picture: { pattern: '^[0-9a-f]{20}$', examples: ['0123456789abcdef0123'] },
  colour: {
    pattern: '^#[0-9A-Fa-f]{6}$',
    examples: ['#334155'],
    description: '#RRGGBB, dark enough for white text.',
  },
  path: { pattern: '^/', examples: ['/kategoriler/otomobil'] },
};

/** Examples by `autocomplete` value. */
const examples: Readonly<Record<string, string>> = {
  name: 'Elif Yılmaz',
  'given-name': 'Elif',
  'family-name': 'Yılmaz',
  'address-level1': 'İzmir',
  'address-level2': 'Bornova',
};

/** Describes a field as JSON Schema. `takesNull` allows null for optional fields. */
export function describeField(field: Field, takesNull: boolean): JsonSchema {
  if (field.kind === 'consent') return { type: 'boolean', const: true };
  const isNullable = takesNull && (field.kind === 'switch' || !field.isRequired);
  const type = (name: string) => ({ type: isNullable ? [name, 'null'] : name });
  if (field.kind === 'switch') return { ...type('boolean'), default: false };
  if (field.kind === 'whole') return { ...type('integer'), minimum: field.least, maximum: field.most };
  if (field.kind === 'decimal') return describeDecimal(field, type('number'));
  if (field.kind === 'reference')
    return { ...type('string'), format: 'uuid', description: `Id of one of the ${field.to}.` };
  if (field.kind === 'references')
    return {
      ...type('string'),
      maxLength: field.limit,
      description: `Comma-separated ids of ${field.to}.`,
    };
  if (field.kind === 'choice')
    return { ...type('string'), enum: isNullable ? [...field.choices, null] : field.choices };
  const example = examples[field.autoComplete ?? ''];
  return {
    ...type('string'),
    ...(field.isRequired ? { minLength: 1 } : {}),
    maxLength: field.limit,
    ...(example === undefined ? {} : { examples: [example] }),
    ...(field.kind === 'text' ? {} : ofKind[field.kind]),
  };
}

function describeDecimal({ least, most, scale, unit }: DecimalField, type: JsonSchema): JsonSchema {
  const decimals = `Up to ${scale} decimal places`;
  const description = unit === undefined ? `${decimals}.` : `${decimals}, in ${unit}.`;
  return { ...type, minimum: least, maximum: most, description };
}
