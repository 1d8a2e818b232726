import { Button } from '@ayrac/kit/button.tsx';
import { Skeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';

interface SharePictureProps {
  readonly token: string;
  /** The picture is loaded again whenever this number increases. */
  readonly version: number;
}

/** Preview picture for sharing the campaign. */
export function SharePicture({ token, version }: SharePictureProps) {
  const { campaignWizard, resource } = useOfficePhrases();
  const { preview } = campaignWizard;
  const [attempt, setAttempt] = useState(0);
  const address = `/api/public/previews/${token}/share.jpeg?${version}.${attempt}`;
  const [seen, setSeen] = useState<{ readonly address: string; readonly isThere: boolean }>();
  const known = seen?.address === address ? seen : undefined;
  if (known?.isThere === false)
    return (
      <div className="preview-remark">
        <p>{preview.noShare}</p>
        <Button
          variant="secondary"
          size="small"
          icon="refresh-cw"
          onClick={() => setAttempt((count) => count + 1)}
        >
          {resource.retry}
        </Button>
      </div>
    );
  return (
    <div className="preview-share-room" aria-busy={known === undefined}>
      {seen === undefined && <Skeleton height="100%" />}
      <img
        key={attempt}
        className="preview-share"
        src={address}
        width={1200}
        height={630}
        alt={preview.shareAlt}
        onLoad={() => setSeen({ address, isThere: true })}
        onError={() => setSeen({ address, isThere: false })}
      />
    </div>
  );
}
