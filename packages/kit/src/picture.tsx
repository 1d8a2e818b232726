import { useEffect, useRef, useState } from 'react';

interface PictureSource {
  type: 'image/avif' | 'image/webp';
  srcSet: string;
}

interface PictureProps {
  src: string;
  sources?: readonly PictureSource[];
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
  const { src, sources = [], sizes, width, height, alt, priority, className } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const failed = failedSrc === src;

  // The picture may have failed to load before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  return (
    <picture>
      {!failed &&
        sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
      <img
        ref={image}
        src={failed ? defaultPicture : src}
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
