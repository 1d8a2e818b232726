import { useEffect, useRef, useState } from 'react';

interface PictureProps {
  src: string;
  /** Widths of `src` that the browser can choose from, as for the `srcset` attribute. */
  srcSet?: string;
  /** The same in AVIF, for the browsers that show it. */
  avifSet?: string;
  sizes?: string;
  width: number;
  height: number;
  alt: string;
  /** The largest picture of the first screen: loaded eagerly, with high priority. */
  priority?: boolean;
  className?: string;
}

const defaultPicture = '/default-logo.svg';

export function Picture(props: PictureProps) {
  const { src, srcSet, avifSet, sizes, width, height, alt, priority, className } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const failed = failedSrc === src;

  // The picture may have failed to load before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  return (
    <picture>
      {avifSet && !failed && <source type="image/avif" srcSet={avifSet} sizes={sizes} />}
      <img
        ref={image}
        src={failed ? defaultPicture : src}
        srcSet={failed ? undefined : srcSet}
        sizes={failed ? undefined : sizes}
        width={width}
        height={height}
        alt={alt}
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    </picture>
  );
}
