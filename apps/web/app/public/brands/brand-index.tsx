import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { BrandCard } from '@ayrac/contract/brand.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { PlaceLink } from '#web/page/place-link.tsx';
import { BrandTiles } from '#web/public/campaign-list/brand-tiles.tsx';
import { brandLetters } from './brand-letters.ts';

/** Returns the id of a letter's heading, written as in an address. */
const anchorOf = (letter: string | null) => `harf-${encodeURIComponent(letter ?? '0')}`;

/** Brands by initial letter, with links to the letters and a field that filters them while typing. */
export function BrandIndex({ brands }: { readonly brands: readonly BrandCard[] }) {
  const brand = useScreenPhrases('brand');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const folded = foldTurkish(typed);
  const shown = brands.filter(({ name }) => foldTurkish(name).includes(folded));
  const letters = brandLetters(shown);
  const found =
    shown.length === 0
      ? brand.index.noneFound
      : brand.index.found({ count: formatCount(shown.length, locale) });

  // Takes over what was typed before hydration.
  useEffect(() => setTyped(field.current?.querySelector('input')?.value ?? ''), []);

  return (
    <div className="grid gap-8 md:gap-6">
      <div className="grid gap-4">
        <div ref={field} className="grid max-w-narrow gap-2 noscript:hidden">
          <TextField
            label={brand.index.filter}
            type="search"
            autoComplete="off"
            before={<Icon name="search" size="small" />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p role="status" className="text-small text-ink-faint">
            {found}
          </p>
        </div>
        <nav aria-label={brand.index.letters}>
          <ul className="chip-row max-sm:gap-1! sm:-ml-3.5 lg:[&>li]:mr-0">
            {letters.map(({ letter }) => (
              <li key={anchorOf(letter)}>
                <PlaceLink id={anchorOf(letter)} className="jump">
                  {letter ?? brand.index.otherSigns}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {letters.map((group) => (
        <section
          key={anchorOf(group.letter)}
          aria-labelledby={anchorOf(group.letter)}
          className="grid gap-3 md:grid-cols-12 md:border-line md:border-t md:pt-6"
        >
          <h2 id={anchorOf(group.letter)} className="text-title">
            {group.letter ?? brand.index.otherSigns}
          </h2>
          <div className="md:col-span-11">
            <BrandTiles brands={group.brands} />
          </div>
        </section>
      ))}
    </div>
  );
}
