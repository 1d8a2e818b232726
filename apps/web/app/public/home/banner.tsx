import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { IconButton } from '@ayrac/kit/button.tsx';
import { useEffect, useState } from 'react';
import { BannerSlide } from './banner-slide.tsx';
import { useCarousel } from './use-carousel.ts';

/** Carousel of campaigns. Without script it is a row that scrolls. */
export function Banner({ campaigns }: { readonly campaigns: readonly CampaignCard[] }) {
  const { banner } = useScreenPhrases('home');
  const { carousel, act, track } = useCarousel(campaigns.length);
  const [isLive, setIsLive] = useState(false);
  const { count, place, plays } = carousel;

  useEffect(() => setIsLive(true), []);

  return (
    <section
      className="on-deep banner"
      aria-label={banner.label}
      aria-roledescription={banner.carousel}
      onPointerEnter={() => act({ kind: 'hold', by: 'hover' })}
      onPointerLeave={() => act({ kind: 'release', by: 'hover' })}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) act({ kind: 'hold', by: 'focus' });
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) act({ kind: 'release', by: 'focus' });
      }}
    >
      {count > 1 && (
        <div className="banner-controls">
          <IconButton
            icon={plays ? 'pause' : 'play'}
            label={plays ? banner.pause : banner.play}
            onClick={() => act({ kind: plays ? 'pause' : 'play' })}
          />
          <span className="banner-place" aria-hidden="true">
            {banner.place({ place: place + 1, count })}
          </span>
          <IconButton icon="chevron-left" label={banner.previous} onClick={() => act({ kind: 'previous' })} />
          <IconButton icon="chevron-right" label={banner.next} onClick={() => act({ kind: 'next' })} />
        </div>
      )}
      <div className="banner-track" ref={track} aria-live={plays ? 'off' : 'polite'}>
        {campaigns.map((campaign, index) => (
          <BannerSlide
            key={campaign.id}
            campaign={campaign}
            label={banner.place({ place: index + 1, count })}
            first={index === 0}
            away={isLive && index !== place}
          />
        ))}
      </div>
    </section>
  );
}
