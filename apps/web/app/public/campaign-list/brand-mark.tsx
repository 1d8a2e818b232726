import type { BrandLink } from '@ayrac/contract/campaign-card.ts';
import { classes } from '@ayrac/kit/classes.ts';
import { ProductPicture } from './product-picture.tsx';

const looks = {
  small: { tile: 'size-6 rounded-small text-small', sizes: '1.5rem', width: 80 },
  medium: { tile: 'size-12 rounded-control text-lead', sizes: '3rem', width: 160 },
  large: { tile: 'size-14 rounded-control text-head sm:size-20 sm:rounded-card', sizes: '5rem', width: 160 },
};

interface BrandMarkProps {
  readonly brand: Pick<BrandLink, 'name' | 'colour' | 'mark'>;
  readonly size?: keyof typeof looks;
}

/** The brand's mark on a tile of its colour. It is decoration beside the name. */
export function BrandMark({ brand, size = 'medium' }: BrandMarkProps) {
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
      {brand.mark === null ? (
        brand.name.slice(0, 1)
      ) : (
        <ProductPicture picture={brand.mark} sizes={sizes} width={width} alt="" className="size-full" />
      )}
    </span>
  );
}
