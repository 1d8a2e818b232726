import type { PictureValue } from '@ayrac/contract/values.ts';
import {
  type PictureFormat,
  pictureAddress,
  pictureWidth,
  pictureWidths,
} from '@ayrac/domain/campaign/picture-address.ts';
import { Picture } from '@ayrac/kit/gallery/picture.tsx';

interface ProductPictureProps {
  readonly picture: PictureValue;
  /** Displayed widths, as for the `sizes` attribute. */
  readonly sizes: string;
  /** Width of the fallback `src` in CSS pixels. */
  readonly width: number;
  /** Widths that the browser can choose from. */
  readonly widths?: readonly number[];
  readonly alt?: string;
  readonly priority?: boolean;
  readonly className?: string;
}

/** A stored picture in the formats and widths that the browser can choose from. */
export function ProductPicture(props: ProductPictureProps) {
  const { picture, sizes, width, widths = pictureWidths, alt, priority, className } = props;
  const offered = widths.filter((candidate, index) => index === 0 || candidate < picture.width * 1.5);
  const setOf = (format: PictureFormat) =>
    offered.map((one) => `${pictureAddress(picture.hash, one, format)} ${one}w`).join(', ');
  return (
    <Picture
      src={pictureAddress(picture.hash, pictureWidth(width), 'webp')}
      srcSet={setOf('webp')}
      avifSet={setOf('avif')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt ?? picture.alt}
      priority={priority ?? false}
      {...(className === undefined ? {} : { className })}
    />
  );
}
