import type { BrandLink } from '@ayrac/contract/campaign-card.ts';
import { classes } from '@ayrac/kit/classes.ts';
import { ProductPicture } from './product-picture.tsx';

const looks = {
  small: { tile: 'size-6 rounded-small text-small', sizes: '1.5rem', width: 80 },
  medium: { tile: 'size-12 rounded-control text-lead', sizes: '3rem', width: 160 },
  large: { tile: 'size-14 rounded-control text-head sm:size-20 sm:rounded-card', sizes: '5rem', width: 160 },
};

interface BrandLogoProps {
  readonly brand: Pick<BrandLink, 'name' | 'colour' | 'logo'>;
  readonly size?: keyof typeof looks;
}

/** The brand's logo on a tile of its colour. It is decoration beside the name. */
export function BrandLogo({ brand, size = 'medium' }: BrandLogoProps) {
  const { tile, sizes, width } = looks[size];
  return (
    <span
      className={classes(
        'inline-grid flex-none place-items-center overflow-hidden font-head text-on-deep select-none',
        tile,
      )}
      style={{ backgroundColor: brand.colour }}
      aria-hidden="true"
    >
      {brand.logo === null ? (
        brand.name.slice(0, 1)
      ) : (
        <ProductPicture picture={brand.logo} sizes={sizes} width={width} alt="" className="size-full" />
      )}
    </span>
  );
}
