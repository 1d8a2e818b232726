import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Preview picture for sharing the campaign. */
export function SharePicture({ token }: { readonly token: string }) {
  const { preview } = useOfficePhrases().campaignWizard;
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return <p className="preview-remark">{preview.noShare}</p>;
  return (
    <img
      className="preview-share"
      src={`/api/public/previews/${token}/share.jpeg`}
      width={1200}
      height={630}
      alt={preview.shareAlt}
      onError={() => setIsMissing(true)}
    />
  );
}
