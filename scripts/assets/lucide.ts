import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };

const icons: Readonly<Record<string, { readonly body: string }>> = lucide.icons;
const aliases: Readonly<Record<string, { readonly parent: string }>> = lucide.aliases;
/** Attributes repeated in every drawing, which the places that show icons set once. */
const LINE =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/**
 * Returns the shapes of a Lucide drawing (ISC licence) on a 24 by 24 grid, without colour and line width.
 *
 * @throws if Lucide has no drawing of that name
 */
export function lucideDrawing(name: string): string {
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`Lucide has no drawing named ${name}.`);
  return icon.body.replace(LINE, '').replace(/^<g>(.*)<\/g>$/, '$1');
}
