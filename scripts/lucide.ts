import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };

const icons: Readonly<Record<string, { readonly body: string }>> = lucide.icons;
const aliases: Readonly<Record<string, { readonly parent: string }>> = lucide.aliases;
/** What the collection says of each drawing, and the places that show them say once for all. */
const LINE =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/**
 * The shapes of a drawing of Lucide (ISC licence), on a grid of 24 by 24, without colour and width of the line.
 *
 * @throws if Lucide has no drawing of that name
 */
export function lucideDrawing(name: string): string {
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`Lucide has no drawing named ${name}.`);
  return icon.body.replace(LINE, '').replace(/^<g>(.*)<\/g>$/, '$1');
}
