import { useClient } from '@ayrac/browser/calls/client.ts';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import type { PictureValue } from '@ayrac/contract/values.ts';
import { useEffect, useState } from 'react';

/**
 * Returns the gallery: first as the page was made, then with the current detail images. A preview keeps its own,
 * because no call returns those of unpublished content.
 */
export function useGallery(campaign: CampaignDetail, isPreview: boolean): readonly PictureValue[] {
  const client = useClient();
  const { id, picture, gallery } = campaign;
  const [latest, setLatest] = useState<{ readonly id: string; readonly details: readonly PictureValue[] }>();

  useEffect(() => {
    if (isPreview) return;
    const left = new AbortController();
    client
      .getCampaignImages({ params: { campaignId: id } }, { signal: left.signal })
      .then(async (html) => {
        const { picturesIn } = await import('./pictures-in.ts');
        setLatest({ id, details: picturesIn(html) });
      })
      // The pictures of the page stay.
      .catch(() => undefined);
    return () => left.abort();
  }, [client, id, isPreview]);

  if (latest?.id !== id) return gallery;
  const known = new Map(gallery.map((one) => [one.hash, one]));
  const details = latest.details
    .filter(({ hash }) => hash !== picture.hash)
    .map((one) => known.get(one.hash) ?? one);
  return [picture, ...details];
}
